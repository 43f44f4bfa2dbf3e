/** A reference to a part. */
export interface Reference {
  readonly $ref: string;
}

/** Parts of one kind, which are written once and referred to by name. */
interface Components {
  /**
   * Refers to a part: to an equal one where there is one, else to a new one under the first of the names
   * that is free.
   */
  readonly refer: (part: object, names: readonly string[]) => Reference;
  /** All parts by name, in the order in which they were first needed. */
  readonly all: () => Readonly<Record<string, object>>;
}

/** Opens an empty collection. */
function openParts(kind: string): Components {
  const parts = new Map<string, object>();
  const nameByText = new Map<string, string>();
  return {
    refer: (part, names) => {
      const text = JSON.stringify(part);
      const name = nameByText.get(text) ?? names.find((candidate) => !parts.has(candidate));
      if (name === undefined)
        throw new Error(
          `Found other ${kind} called ${names.join(', ')}, wanted one of these names to be free.`,
        );
      parts.set(name, part);
      nameByText.set(text, name);
      return { $ref: `#/components/${kind}/${name}` };
    },
    all: () => Object.fromEntries(parts),
  };
}

/** The collections of one document. */
export interface SharedParts {
  readonly parameters: Components;
  readonly responses: Components;
  readonly examples: Components;
  readonly schemas: Components;
}

/** Opens the collections of a document, which are filled while its operations are described. */
export const openSharedParts = (): SharedParts => ({
  parameters: openParts('parameters'),
  responses: openParts('responses'),
  examples: openParts('examples'),
  schemas: openParts('schemas'),
});
