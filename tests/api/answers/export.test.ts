import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bytesOf, textOf, type Document } from '../../../src/api/documents/json-document.ts';
import { EXPORT_BYTES } from '../../../src/limits.ts';
import { answerTo, bodyOf } from '../../support/in-process.ts';
import { partOfBulkFiles } from '../../support/part-of-bulk.ts';
import { partOfCatalog } from '../../support/part-of-catalog.ts';
import { realService } from '../../support/real-service.ts';

const ask = (target: string): Document => answerTo(realService, { target: `/api/v1/${target}` });

const SORT: Readonly<Record<string, string>> = {
  actuators: 'weight_g',
  robots: 'payload_kg',
  joints: 'peak_torque_nm',
};
const KINDS = Object.keys(SORT);
const FORMATS = ['csv', 'ndjson'];

describe.each(KINDS.flatMap((kind) => FORMATS.map((format) => ({ kind, format }))))(
  'an export of $kind as $format',
  ({ kind, format }) => {
    const whole = ask(`${kind}/export?format=${format}`);
    const file = partOfBulkFiles.find(({ name }) => name === `${kind}.${format}`);

    test('without filters is the bulk file, byte for byte', () => {
      const answer = answerTo(partOfCatalog, { target: `/api/v1/${kind}/export?format=${format}` });
      expect(Buffer.compare(bytesOf(answer), file?.content ?? new Uint8Array())).toBe(0);
    });

    test('can grow by a quarter before it reaches the limit', () => {
      expect(1.25 * bytesOf(whole).length).toBeLessThan(EXPORT_BYTES);
    });

    test('has the release in its file name', () => {
      const { version } = realService.edition;
      expect(whole.headers['Content-Disposition']).toBe(
        `attachment; filename="${kind}-${version}.${format}"`,
      );
    });

    test('sorted by a figure has the same lines, in the order of the list', () => {
      const sorted = ask(`${kind}/export?format=${format}&sort=${SORT[kind]}&order=asc`);
      expect(textOf(sorted)).not.toBe(textOf(whole));
      expect(textOf(sorted).split('\n').toSorted()).toEqual(textOf(whole).split('\n').toSorted());
    });
  },
);

const identified = z.looseObject({ id: z.string() });
const page = z.looseObject({ data: z.array(identified) });
const problem = z.looseObject({ hint: z.string(), errors: z.array(z.looseObject({ field: z.string() })) });
const columns = z.looseObject({
  id: z.unknown(),
  name: z.unknown(),
  category: z.unknown(),
  conflicts: z.unknown(),
});

const linesOf = (document: Document): string[] => textOf(document).split('\n').filter(Boolean);

const idsOfLines = (document: Document): string[] =>
  linesOf(document).map((line) => identified.parse(JSON.parse(line)).id);

test('an export has the records of the list, in its order', () => {
  const query = 'brand=ROBOTIS&min_peak_torque_nm=5&sort=weight_g&order=asc';
  const { data } = page.parse(bodyOf(ask(`actuators?${query}&limit=100`)));
  expect(data.length).toBeGreaterThan(5);
  expect(idsOfLines(ask(`actuators/export?format=ndjson&${query}`))).toEqual(data.map(({ id }) => id));
});

test('`fields` keeps only the named columns, in the order of the file', () => {
  const query = 'brand=Unitree&fields=conflicts,name,category,id';
  const cut = textOf(ask(`actuators/export?format=ndjson&${query}`));
  const wanted = linesOf(ask('actuators/export?format=ndjson&brand=Unitree')).map((line) => {
    const { id, name, category, conflicts } = columns.parse(JSON.parse(line));
    return `${JSON.stringify({ id, name, category, conflicts })}\n`;
  });
  expect(wanted.length).toBeGreaterThan(2);
  expect(cut).toBe(wanted.join(''));
  const [head, first] = textOf(ask(`actuators/export?${query}`)).split('\r\n');
  expect(head).toBe('id,name,category,conflicts');
  expect(first).toMatch(/^unitree-[^,]+,[^,]+,[a-z_]+,/);
});

test('an export without records is a header line (CSV) or empty', () => {
  expect(textOf(ask('robots/export?min_dof=9999&fields=name'))).toBe('id,name\r\n');
  expect(textOf(ask('robots/export?min_dof=9999&format=ndjson'))).toBe('');
});

test('an export refuses `limit` and `cursor` and reports all other errors too', () => {
  const refused = ask('actuators/export?limit=10&cursor=x&format=xlsx&fields=nmae&max_wieght_g=5');
  expect(refused.status).toBe(400);
  const { errors, hint } = problem.parse(bodyOf(refused));
  expect(errors.map(({ field }) => field).toSorted()).toEqual([
    'cursor',
    'fields',
    'format',
    'limit',
    'max_wieght_g',
  ]);
  expect(hint).toContain('Leave out `limit`: an export has every record.');
});
