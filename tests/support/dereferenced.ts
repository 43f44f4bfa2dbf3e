const SHARED = /^#\/components\/(parameters|responses|examples|schemas(?=\/\w+Value$))\/(.+)$/;

/**
 * An OpenAPI document with shared parameters, values, responses and examples inlined; other schemas and
 * headers stay references.
 */
export function dereferenced(document: unknown): unknown {
  const parts = membersOf(membersOf(document).components);
  return filled(document);

  function filled(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    const [, kind = '', name = ''] = SHARED.exec(String(membersOf(value).$ref)) ?? [];
    if (kind === '')
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member)]));
    const part = membersOf(parts[kind])[name];
    if (part === undefined) throw new Error(`The document has no ${kind} called ${name}.`);
    return filled(part);
  }
}

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
