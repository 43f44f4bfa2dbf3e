/** Freezes a value and everything in it, the values of maps included, and gives it back. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const parts = value instanceof Map ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return Object.freeze(value);
}
