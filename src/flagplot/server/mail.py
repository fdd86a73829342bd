"""Handing e-mail in at a mail server. Blocks: use a thread."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from flagplot.server.settings import Mail

_TIMEOUT = 10.0  # for one word of a mail server


def hand_in(mail: Mail, message: EmailMessage) -> None:
    """One e-mail."""
    context = ssl.create_default_context() if mail.tls != "none" else None
    if mail.tls == "tls":
        client: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=_TIMEOUT, context=context)
    else:
        client = smtplib.SMTP(mail.host, mail.port, timeout=_TIMEOUT)
    with client:
        if mail.tls == "starttls":
            client.starttls(context=context)
        if mail.user:
            client.login(mail.user, mail.password)
        client.send_message(message)
