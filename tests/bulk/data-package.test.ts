import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bulkFiles } from '../../src/bulk/build-files.ts';
import { bulkTables } from '../../src/bulk/build-tables.ts';
import { UNITS } from '../../src/catalog/fields/units.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../support/small-catalog.ts';

/*
 * The rules of Data Package, Data Resource, Table Dialect and Table Schema, version 2.0
 * (https://datapackage.org), as far as we use them. Unknown members are refused, though the standard allows
 * them, except `unit`, `rights` and `citation`.
 */

const name = z.string().regex(/^[a-z0-9._-]+$/);

const field = z.strictObject({
  name: z.string().min(1),
  type: z.enum(['string', 'number', 'integer', 'boolean']),
  format: z.literal('uri').optional(),
  title: z.string(),
  description: z.string(),
  unit: z.enum(Object.keys(UNITS)).optional(),
  missingValues: z.array(z.string()),
  constraints: z
    .strictObject({ required: z.boolean().optional(), enum: z.array(z.string()).min(1).optional() })
    .optional(),
});

const schema = z.strictObject({
  $schema: z.literal('https://datapackage.org/profiles/2.0/tableschema.json'),
  fields: z.array(field).min(1),
  primaryKey: z.array(z.string()).min(1).optional(),
  foreignKeys: z
    .array(
      z.strictObject({
        fields: z.array(z.string()).min(1),
        reference: z.strictObject({ resource: name.optional(), fields: z.array(z.string()).min(1) }),
      }),
    )
    .min(1)
    .optional(),
});

const resource = z.strictObject({
  name,
  title: z.string().optional(),
  description: z.string().optional(),
  // A relative path that does not go up.
  path: z.string().regex(/^(?![~/])(?!.*\.\.)[^:\\]+$/),
  type: z.literal('table').optional(),
  format: z.string(),
  mediatype: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  encoding: z.literal('utf-8').optional(),
  bytes: z.int().positive(),
  hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  dialect: z
    .strictObject({
      header: z.literal(true),
      delimiter: z.string(),
      lineTerminator: z.string(),
      quoteChar: z.string(),
      doubleQuote: z.boolean(),
    })
    .optional(),
  schema: schema.optional(),
});

const dataPackage = z.strictObject({
  $schema: z.literal('https://datapackage.org/profiles/2.0/datapackage.json'),
  name,
  title: z.string(),
  description: z.string(),
  homepage: z.url(),
  version: z.string().min(1),
  created: z.iso.datetime().optional(),
  licenses: z.array(z.strictObject({ name: z.string(), title: z.string(), path: z.url() })).min(1),
  rights: z
    .array(z.strictObject({ part: z.string(), license: z.string().nullable(), says: z.string() }))
    .min(1),
  citation: z.strictObject({ text: z.string(), bibtex: z.string(), cff: z.string() }),
  resources: z.array(resource).min(1),
});

const joints = [{ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1' } }];
const dataset = datasetOf({ actuators: [actuatorEntry()], robots: [robotEntry({ joints })] });
const tables = bulkTables(dataset);
const files = bulkFiles(dataset);
const text = new TextDecoder().decode(files.at(-1)?.content);
const described = dataPackage.parse(JSON.parse(text));

describe('the data package', () => {
  test('describes every other file, with its size and hash', () => {
    const others = files.slice(0, -1);
    expect(described.resources.map(({ path, bytes, hash: digest }) => [path, bytes, digest])).toEqual(
      others.map((file) => [file.name, file.content.length, `sha256:${hash('sha256', file.content)}`]),
    );
  });

  test('names each resource once', () => {
    expect(new Set(described.resources.map((one) => one.name)).size).toBe(described.resources.length);
  });

  test.each(tables)(
    'has a schema of $name: each column with meaning, unit and missing values',
    ({ name: of, columns }) => {
      const found = described.resources.find(({ path }) => path === `${of}.csv`)?.schema?.fields ?? [];
      expect(found.map((one) => [one.name, one.title, one.unit ?? null, one.missingValues])).toEqual(
        columns.map((column) => [column.name, column.title, column.unit, ['']]),
      );
    },
  );

  test('has foreign keys to fields of its resources', () => {
    const fieldsOf = (resourceName: string) =>
      described.resources.find((one) => one.name === resourceName)?.schema?.fields.map((one) => one.name);
    for (const one of described.resources)
      for (const { fields, reference } of one.schema?.foreignKeys ?? []) {
        expect(fieldsOf(one.name)).toEqual(expect.arrayContaining(fields));
        expect(fieldsOf(reference.resource ?? one.name)).toEqual(expect.arrayContaining(reference.fields));
      }
  });

  test('marks addresses as URIs, and none in the file of columns', () => {
    const fields = described.resources.find(({ path }) => path === 'actuators.csv')?.schema?.fields ?? [];
    expect(fields.filter(({ format }) => format === 'uri').map((one) => one.name)).toEqual([
      'image_url',
      'product_url',
      'datasheet_url',
      'source_url',
      'url',
      'api_url',
    ]);
    expect(described.resources.find(({ path }) => path === 'actuators.json')?.description).toMatch(
      /but those of addresses/,
    );
  });

  test('names version and licence, and a day only for a release', () => {
    expect(described).toMatchObject({ version: dataset.edition.version, licenses: [{ name: 'CC-BY-4.0' }] });
    expect(described.created).toBeUndefined();
  });
});
