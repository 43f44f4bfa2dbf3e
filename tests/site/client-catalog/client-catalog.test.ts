import { expect, test } from 'vitest';
import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { pointText } from '../../../src/catalog/fields/point-text.ts';
import { fieldOf, namesOf } from '../../../src/catalog/fields/select-fields.ts';
import { torqueSpeedPoint } from '../../../src/catalog/fields/torque-speed-point.ts';
import { actuatorProfiles } from '../../../src/catalog/records/filterable-records.ts';
import { familyOf } from '../../../src/query/alternatives/model-family.ts';
import { ACTUATOR_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { fold, joinedTailsOf } from '../../../src/query/table/words/text.ts';
import { buildClientCatalog } from '../../../src/site/client-catalog/client-catalog.ts';
import { expectSame } from '../../support/expect-same.ts';
import { partOfBulkFiles } from '../../support/part-of-bulk.ts';
import { partOfCatalog } from '../../support/part-of-catalog.ts';
import { copied, fieldCalled, service, valuesById } from '../fixtures.ts';

test('the copy has every figure of the data sheet of every actuator, as the API answers it', () => {
  const onSheet = namesOf(ACTUATOR_FIELDS).filter(
    (name) => fieldOf(ACTUATOR_FIELDS, name).part !== undefined,
  );
  expect(copied.actuators).toHaveLength(service.dataset.actuators.length);
  for (const { id, figures } of copied.actuators) {
    const { torque_speed_points: points, ...values } = valuesById(id);
    const answered = onSheet.map((name) => [
      name,
      name === 'torque_speed_points' ? textsOf(points) : values[name],
    ]);
    expectSame([id, onSheet.map((name) => [name, figures[name]])], [id, answered]);
  }
});

const textsOf = (points: unknown): string[] | null =>
  z.array(torqueSpeedPoint).nullable().parse(points)?.map(pointText) ?? null;

test('a search reads the same words as that of the API', () => {
  const profiles = new Map(actuatorProfiles(service.dataset).map((profile) => [profile.id, profile]));
  const { textOf, namesOf: calledBy } = ACTUATOR_LISTING.indexing;
  for (const { id, words, models } of copied.actuators) {
    const profile = profiles.get(id);
    expectSame(
      { words, models },
      profile && {
        words: fold(textOf(profile).join('\n')),
        models: calledBy(profile).map(fold).flatMap(joinedTailsOf),
      },
    );
  }
});

test('an id that moved finds its actuator', () => {
  const moved = Object.entries(service.moved.actuators).filter(([, now]) => !now.startsWith('withdrawn'));
  expect(moved).not.toEqual([]);
  for (const [id, now] of moved) expect(copied.actuatorById.get(id)?.id).toBe(now);
});

test.each([
  ['peak_torque_nm', 'number', 'more'],
  ['repeatability_arcmin', 'number', 'less'],
  ['gear_ratio', 'ratio', null],
  ['voltage_v', 'interval', null],
  ['backdrivable', 'flag', null],
  ['comm', 'choice', null],
  ['encoder', 'text', null],
])('the field %s is filtered as a %s', (name, kind, better) => {
  expect(fieldCalled(name)).toMatchObject({ kind, better });
});

test('the most complete variant of a model comes first, and every model before its variants', () => {
  const families = copied.actuators.map(familyOf);
  const count = new Set(families).size;
  expect(new Set(families.slice(0, count)).size).toBe(count);
  const known = copied.actuators.map(
    ({ figures }) => copied.fields.filter(({ name }) => figures[name] !== null).length,
  );
  expect(known.slice(0, count)).toEqual(known.slice(0, count).toSorted((one, other) => other - one));
});

test('each figure has the conditions of its file, except the seller and date of a price', () => {
  const { dataset } = service;
  for (const { id, conditions } of copied.actuators) {
    const stated = Object.entries(dataset.actuatorEntries.get(id)?.conditions ?? {});
    const shown = stated.map(([field, { cooling: _cooling, seller: _seller, date: _date, ...condition }]) => [
      field,
      condition,
    ]);
    expect([id, conditions]).toEqual([id, Object.fromEntries(shown)]);
  }
});

test('the columns come from the file of open data, whose address has version and hash', () => {
  const openData = { files: partOfBulkFiles, older: [] };
  const { description, file: written } = buildClientCatalog({ ...partOfCatalog, openData });
  const file = partOfBulkFiles.find(({ name }) => name === 'actuators.json');
  const { columns, points, conditions } = written;
  expect(JSON.parse(new TextDecoder().decode(file?.content))).toEqual({
    ...columns,
    torque_speed_points: points,
    ...conditions,
  });
  expect(description.address).toBe(
    `/data/${partOfCatalog.edition.version}/actuators.json?sha256=${file?.sha256.slice(0, 12)}`,
  );
});
