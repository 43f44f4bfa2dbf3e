/** A reference to a part. */
export interface Reference {
  readonly $ref: string;
}

/** Opens an empty collection of parts of one kind, which are written once and referred to by name. */
function openParts(kind: string) {
  const parts = new Map<string, object>();
  const nameByText = new Map<string, string>();
  return {
    /**
     * Refers to a part: to an equal one where there is one, else to a new one under the first of the names
     * that is free.
     */
    refer(part: object, names: readonly string[]): Reference {
      const text = JSON.stringify(part);
      const name = nameByText.get(text) ?? names.find((candidate) => !parts.has(candidate));
      if (name === undefined) throw new Error(`The document has other ${kind} called ${names.join(', ')}.`);
      parts.set(name, part);
      nameByText.set(text, name);
      return { $ref: `#/components/${kind}/${name}` };
    },
    /** All parts by name, in the order in which they were first needed. */
    all: () => Object.fromEntries(parts),
  };
}

/** The collections of one document. */
export type SharedParts = ReturnType<typeof openSharedParts>;

/** Opens the collections of a document, which are filled while its operations are described. */
export const openSharedParts = () => ({
  parameters: openParts('parameters'),
  responses: openParts('responses'),
  examples: openParts('examples'),
  schemas: openParts('schemas'),
});
