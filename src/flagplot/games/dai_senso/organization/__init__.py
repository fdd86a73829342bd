"""The Organization Segment: units are combined, converted, eliminated, broken down, detached. [2.3]"""
