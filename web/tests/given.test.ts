import type { Feature } from "geojson";
import { describe, expect, it } from "vitest";
import { alike, Given } from "../src/map/given";

const feature = (id: string, picture: string): Feature => ({ type: "Feature", properties: { id, picture }, geometry: { type: "Point", coordinates: [1, 2] } });

/** A map that writes down what it is told. */
function heard() {
  const told: string[] = [];
  const source = (name: string) => ({ setData: (data: { features: Feature[] }) => told.push(`${name} ${data.features.map((one) => one.properties?.["picture"]).join("+")}`) });
  const map = {
    getSource: (name: string) => (name === "none" ? undefined : source(name)),
    setFeatureState: ({ id }: { id: string }, state: object) => told.push(`${id} ${JSON.stringify(state)}`),
  };
  return { told, given: new Given(map as unknown as ConstructorParameters<typeof Given>[0]) };
}

describe("what a map is given", () => {
  it("is given once, and again only when it has changed", () => {
    const { told, given } = heard();
    for (const picture of ["a", "a", "b", "b", "a"]) given.put("near", [feature("x", picture)]);
    given.put("far", []);
    given.put("none", [feature("x", "a")]);
    given.put("near", []);
    expect(told).toEqual(["near a", "near b", "near a", "near "]);
  });

  it("lights what is new and darkens what no longer counts", () => {
    const { told, given } = heard();
    given.light("target", ["x", "y"]);
    given.light("target", ["y", "z", "y"]);
    given.light("hover", ["y"]);
    expect(told).toEqual(['x {"target":true}', 'y {"target":true}', 'x {"target":false}', 'z {"target":true}', 'y {"hover":true}']);
  });

  it("colours a space when its colour changes", () => {
    const { told, given } = heard();
    for (const colour of ["red", "red", "blue"]) given.colour("x", colour);
    expect(told).toEqual(['x {"colour":"red"}', 'x {"colour":"blue"}']);
  });

  it("tells documents apart", () => {
    expect(alike({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    for (const other of [{ a: [1] }, { a: [1, { b: 0 }] }, { a: [1, { c: null }] }, { a: { 0: 1, 1: { b: null } } }, [1], null]) {
      expect(alike({ a: [1, { b: null }] }, other)).toBe(false);
    }
  });
});
