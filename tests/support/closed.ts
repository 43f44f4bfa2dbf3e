/**
 * Closes every object of a JSON Schema unless it says otherwise. The API allows new members; tests must
 * notice them.
 */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isObject = 'properties' in members && 'type' in members && !('additionalProperties' in members);
  return isObject ? { ...members, additionalProperties: false } : members;
}
