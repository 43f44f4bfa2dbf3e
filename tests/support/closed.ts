/**
 * A JSON Schema in which every object that does not say otherwise is closed. The description of the API
 * leaves its answers open, since fields may be added; our tests want no member that it does not name.
 */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isObject = 'properties' in members && 'type' in members && !('additionalProperties' in members);
  return isObject ? { ...members, additionalProperties: false } : members;
}
