import type { PreparedJson, PreparedMembers } from './prepared-schemas.ts';

/** Finds the members of serialised records. */
export function prepareMembers(
  json: PreparedJson,
  records: readonly Readonly<Record<string, unknown>>[],
): PreparedMembers {
  const encoder = new TextEncoder();
  const names = Object.keys(records[0] ?? {});
  const offsets = new Uint32Array(records.length * names.length);
  records.forEach((record, row) => {
    let offset = 1;
    names.forEach((name, number) => {
      offsets[row * names.length + number] = offset;
      offset += encoder.encode(`${JSON.stringify(name)}:${JSON.stringify(record[name])},`).length;
    });
  });
  return { json, names, offsets };
}

/**
 * Opens the members of records, which may be spread over several tables: returns the JSON of a record with
 * only some members, in the order of their names.
 */
export function openMembers(tables: readonly PreparedMembers[]) {
  const found = new Map(
    tables.flatMap((table) => table.names.map((name, number) => [name, { table, number }] as const)),
  );
  return (row: number, names: readonly string[]): Uint8Array => {
    const parts = names.flatMap((name) => {
      const member = found.get(name);
      return member === undefined ? [] : [memberAt(member.table, member.number, row)];
    });
    return inBraces(parts);
  };
}

/** A member with its name, without the comma or the brace after it. */
function memberAt({ json, names, offsets }: PreparedMembers, number: number, row: number): Uint8Array {
  const start = json.starts[row] ?? 0;
  const first = start + (offsets[row * names.length + number] ?? 0);
  const isLast = number === names.length - 1;
  const next = isLast
    ? (json.starts[row + 1] ?? 0) - 1
    : start + (offsets[row * names.length + number + 1] ?? 0);
  return json.bytes.subarray(first, next - 1);
}

const [OPEN = 0, COMMA = 0, CLOSE = 0] = new TextEncoder().encode('{,}');

function inBraces(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(
    parts.reduce((length, part) => length + part.length + 1, 1) + (parts.length === 0 ? 1 : 0),
  );
  bytes[0] = OPEN;
  let offset = 1;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length + 1;
    bytes[offset - 1] = COMMA;
  }
  bytes[bytes.length - 1] = CLOSE;
  return bytes;
}
