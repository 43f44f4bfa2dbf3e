/** The parts of the document that are written once and referred to by name. */
export type PartKind = 'parameters' | 'responses' | 'examples' | 'schemas';

/** A reference to a part. */
export interface Reference {
  readonly $ref: string;
}

/** Collects the parts of one kind while the operations are described. */
export interface Parts {
  /** Refers to a part: to an equal one where there is one, else to a new one under the first of the names that is free. */
  readonly refer: (part: object, names: readonly string[]) => Reference;
  /** All parts by name, in the order in which they were first needed. */
  readonly all: () => Readonly<Record<string, object>>;
}

/** Opens an empty collection. */
export function openParts(kind: PartKind): Parts {
  const parts = new Map<string, object>();
  const nameByText = new Map<string, string>();
  return {
    refer(part, names) {
      const text = JSON.stringify(part);
      const name = nameByText.get(text) ?? names.find((candidate) => !parts.has(candidate));
      if (name === undefined) throw new Error(`The document has other ${kind} called ${names.join(', ')}.`);
      parts.set(name, part);
      nameByText.set(text, name);
      return { $ref: `#/components/${kind}/${name}` };
    },
    all: () => Object.fromEntries(parts),
  };
}

/** The collections of one document. */
export type SharedParts = Readonly<Record<PartKind, Parts>>;

/** Opens the collections of a document. */
export const openSharedParts = (): SharedParts => ({
  parameters: openParts('parameters'),
  responses: openParts('responses'),
  examples: openParts('examples'),
  schemas: openParts('schemas'),
});
