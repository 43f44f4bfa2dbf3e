/** A reference to a component. */
export interface Reference {
  readonly $ref: string;
}

/** Components of one kind, which are written once and referred to by name. */
interface ComponentsOfKind {
  /**
   * Refers to a component: to an equal one where there is one, else to a new one under the first of the names
   * that is free.
   */
  readonly refer: (component: object, names: readonly string[]) => Reference;
  /** All components by name, in the order in which they were first needed. */
  readonly all: () => Readonly<Record<string, object>>;
}

/** Opens an empty collection of one kind. */
function openKind(kind: string): ComponentsOfKind {
  const byName = new Map<string, object>();
  const nameByText = new Map<string, string>();
  return {
    refer: (component, names) => {
      const text = JSON.stringify(component);
      const name = nameByText.get(text) ?? names.find((candidate) => !byName.has(candidate));
      if (name === undefined)
        throw new Error(
          `Found other ${kind} called ${names.join(', ')}, wanted one of these names to be free.`,
        );
      byName.set(name, component);
      nameByText.set(text, name);
      return { $ref: `#/components/${kind}/${name}` };
    },
    all: () => Object.fromEntries(byName),
  };
}

/** The `components` of an OpenAPI document. */
export interface Components {
  readonly parameters: ComponentsOfKind;
  readonly responses: ComponentsOfKind;
  readonly examples: ComponentsOfKind;
  readonly schemas: ComponentsOfKind;
}

/** Opens the components of a document, which are filled while its operations are described. */
export const openComponents = (): Components => ({
  parameters: openKind('parameters'),
  responses: openKind('responses'),
  examples: openKind('examples'),
  schemas: openKind('schemas'),
});
