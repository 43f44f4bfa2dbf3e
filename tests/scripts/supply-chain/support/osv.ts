import { crc32 } from 'node:zlib';
import type { LockedPackage } from '../../../../scripts/supply-chain/lock.ts';
import { osvRecord, type OsvRecord } from '../../../../scripts/supply-chain/osv.ts';

/** A made-up record about the made-up package `left-foot`, with these bounds of one range. */
export const recordWith = (events: readonly object[], others: object = {}): OsvRecord =>
  osvRecord.parse({
    id: 'TEST-0001',
    modified: '2026-01-02T03:04:05Z',
    summary: 'Made up for a test',
    affected: [{ package: { ecosystem: 'npm', name: 'left-foot' }, ranges: [{ type: 'SEMVER', events }] }],
    ...others,
  });

/** A locked package. */
export const locked = (version: string, name = 'left-foot'): LockedPackage => ({ name, version, licence: 'MIT' });

/** A zip of texts by their names, none of them compressed (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [entries, directory]: [Buffer[], Buffer[]] = [[], []];
  for (const [name, text] of Object.entries(files)) {
    const offset = Buffer.concat(entries).length;
    const common = [20, 0, 0, 0, 0, crc32(text), Buffer.byteLength(text), Buffer.byteLength(text), name.length, 0];
    entries.push(packed('42222244422', [0x04034b50, ...common]), Buffer.from(name + text));
    directory.push(packed('42222224442222244', [0x02014b50, 20, ...common, 0, 0, 0, 0, offset]), Buffer.from(name));
  }
  const [body, index] = [Buffer.concat(entries), Buffer.concat(directory)];
  const count = directory.length / 2;
  return Buffer.concat([
    body,
    index,
    packed('42222442', [0x06054b50, 0, 0, count, count, index.length, body.length, 0]),
  ]);
}

/** Whole numbers in little-endian order, each in as many bytes as its digit says. */
const packed = (bytes: string, values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value, place) => {
      const field = Buffer.alloc(4);
      field.writeUInt32LE(value);
      return field.subarray(0, Number(bytes[place]));
    }),
  );
