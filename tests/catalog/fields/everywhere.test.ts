import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { templateText } from '../../../scripts/catalog/template.ts';
import { namedSchemas } from '../../../src/api/openapi/json-schema.ts';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { conditionsOf } from '../../../src/catalog/fields/evidence/condition.ts';
import { stated, type Field, type Fields } from '../../../src/catalog/fields/field.ts';
import {
  answeredShape,
  comparedNames,
  fieldsOf,
  flagNames,
  namesOf,
  namesWith,
  numericNames,
  sheetParts,
  valuesOf,
  writtenShape,
} from '../../../src/catalog/fields/select-fields.ts';
import { answered } from '../../../src/catalog/fields/value-schemas.ts';
import { actuatorFigures } from '../../../src/catalog/records/build-figures.ts';
import { actuator } from '../../../src/catalog/records/record-schemas.ts';
import { FIGURES } from '../../../src/mcp/tools/results/side-by-side.ts';
import { ACTUATOR_FILTERS, vocabularyOf } from '../../../src/query/filters/actuator-and-robot-filters.ts';
import { actuatorFilters } from '../../../src/query/filters/filter-rows.ts';
import { SORT_FIELDS } from '../../../src/query/parameters/parameters.ts';
import { actuatorSheet } from '../../../src/site/record/sheet/sheet.ts';
import { actuatorSelection } from '../../support/selections.ts';
import { actuatorEntry, datasetOf } from '../../support/small-catalog.ts';

const properties = z.object({ properties: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe('every field of an actuator', () => {
  const rows: [string, Field<never>][] = Object.entries(ACTUATOR_FIELDS);
  const without = (column: 'part' | 'isCompared'): string[] =>
    rows.flatMap(([name, { part, [column]: own }]) => ((part ?? own) ? [] : [name]));

  test('is in the API', () => {
    const described = properties.parse(namedSchemas(new Set()).Actuator).properties;
    const record = namesOf(fieldsOf(ACTUATOR_FIELDS, { in: 'record' }));
    expect(Object.keys(described)).toEqual(record);
    expect(Object.keys(actuator.shape)).toEqual(record);
    expect(Object.keys(actuatorSelection.shape)).toEqual(expect.arrayContaining(namesOf(ACTUATOR_FIELDS)));
  });

  test('is on the data sheet, unless its row names no section of it', () => {
    const figures = actuatorFigures(datasetOf({ actuators: [actuatorEntry()] }), 'acme-a1');
    const titles = actuatorSheet(figures).flatMap(({ rows: lines }) => lines);
    const shown = rows
      .filter(([, { title }]) => titles.some((line) => line.title === title))
      .map(([name]) => name);
    expect([...shown, ...without('part')].toSorted()).toEqual(namesOf(ACTUATOR_FIELDS).toSorted());
  });

  test('is in the MCP comparison exactly when its row says so', () => {
    expect([...FIGURES, ...without('isCompared')].toSorted()).toEqual(namesOf(ACTUATOR_FIELDS).toSorted());
  });
});

describe('a made-up field needs one row to be part', () => {
  const made = {
    ...stated('kg', 'specs'),
    template: { value: 3, words: 'Carries 3 kg' },
    title: 'Carried mass',
    says: 'Mass that it carries, kg.',
    better: 'more',
    part: 'mechanical',
    sorts: 99,
    brief: true,
  } as const satisfies Field;
  const fields = { ...ACTUATOR_FIELDS, carried_kg: made };
  const record = fieldsOf(fields, { in: 'record' });
  const rows: Fields = record;

  test('of the schema of files, and of their template', () => {
    const specs = z.strictObject(writtenShape(fields, 'specs'));
    expect(specs.parse({ carried_kg: 3 })).toEqual({ carried_kg: 3 });
    expect(specs.safeParse({ carried_kg: 'three' }).success).toBe(false);
    expect(conditionsOf(fields).safeParse({ carried_kg: { seconds: 2 } }).success).toBe(true);
    expect(parse(templateText(fields))).toMatchObject({ specs: { carried_kg: 3 } });
    expect(templateText(fields)).toContain('# Mass that it carries, kg.\n  carried_kg: 3');
  });

  test('of the record and of its description', () => {
    const { id, sources } = actuatorEntry();
    const origin = {
      id,
      maker: { name: 'Acme' },
      sources,
      addresses: { page: 'https://a/p', api: 'https://a/a' },
    };
    const schema = z.strictObject(answeredShape(record));
    const made = schema.parse(valuesOf(rows, { ...actuatorEntry(), carried_kg: 3 }, origin));
    expect(made.carried_kg).toBe(3);
    expect(z.toJSONSchema(schema).properties?.carried_kg).toMatchObject({
      title: 'Carried mass',
      description: 'Mass that it carries, kg. Null when unknown or rejected.',
      'x-unit': 'kg',
    });
  });

  test('of the data sheet, the numeric columns, the orders, the comparison and the brief records', () => {
    expect(sheetParts(fields).find(({ slug }) => slug === 'mechanical')?.names).toContain('carried_kg');
    expect(numericNames(fields)).toContain('carried_kg');
    expect(namesWith(fields, 'sorts')).toEqual([...namesWith(ACTUATOR_FIELDS, 'sorts'), 'carried_kg']);
    expect(SORT_FIELDS).toEqual(expect.arrayContaining(namesWith(ACTUATOR_FIELDS, 'sorts')));
    expect(comparedNames(fields)).toContain('carried_kg');
    expect(namesWith(fields, 'brief')).toContain('carried_kg');
  });
});

describe('a made-up yes or no needs one row to be part', () => {
  const made = {
    in: 'extended',
    schema: answered.maybeFlag,
    written: { in: 'figures', as: z.boolean().optional() },
    template: { value: true, words: 'Waterproof: yes' },
    title: 'Waterproof',
    says: 'Whether it works under water.',
    part: 'mechanical',
  } as const satisfies Field;
  const fields = { ...ACTUATOR_FIELDS, waterproof: made };

  test('of the schema of files, of their template and of the data sheet', () => {
    const figures = z.strictObject(writtenShape(fields, 'figures'));
    expect(figures.safeParse({ waterproof: false }).success).toBe(true);
    expect(figures.safeParse({ waterproof: 'no' }).success).toBe(false);
    expect(parse(templateText(fields))).toMatchObject({ figures: { waterproof: true } });
    expect(sheetParts(fields).find(({ slug }) => slug === 'mechanical')?.names).toContain('waterproof');
  });

  test('of the filters', () => {
    const filters = actuatorFilters(vocabularyOf(fields), []);
    expect(filters.waterproof?.says).toBe(
      '`true` or `false`: whether it works under water; unknown is neither.',
    );
    expect(filters.waterproof?.kind.control).toBe('flag');
    expect(Object.keys(ACTUATOR_FILTERS)).toEqual(expect.arrayContaining(flagNames(ACTUATOR_FIELDS)));
  });
});
