import { expect, test } from 'vitest';
import type { z } from 'zod';
import { faultLine } from '../../../scripts/catalog/fault.ts';
import { actuatorFile, specsFile } from '../../../src/catalog/catalog.ts';
import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { SOURCE_KINDS } from '../../../src/catalog/source.ts';
import { textWith } from '../../support/text-with.ts';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const knownKeysAndTypes = ruleNamed('known-keys-and-types');

const keysOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(', ');

const linesWith = (change: object) => faultsOf(knownKeysAndTypes, { [ACTUATOR]: actuatorWith(change) }).map(faultLine);

test.each([
  ['a missing key', { name: undefined }, 'name: found nothing, wanted a text'],
  ['an empty name', { name: '' }, 'name: found "", wanted a text that is not empty'],
  ['a blank name', { name: ' ' }, 'name: found " ", wanted a text without blanks at its ends'],
  ['a tag twice', { use_cases: ['arm', 'Arm'] }, 'use_cases: found ["arm","Arm"], wanted a list that names each once'],
  ['an unknown category', { category: 'servo' }, `category: found "servo", wanted one of ${CATEGORIES.join(', ')}`],
  ['no use case', { use_cases: [] }, 'use_cases: found [], wanted at least one item'],
  ['an unknown key', { colour: 'red' }, `colour: found an unknown key, wanted one of ${keysOf(actuatorFile)}`],
  ['a torque in words', { specs: { peak_torque_nm: '2 Nm' } }, 'specs.peak_torque_nm: found "2 Nm", wanted a number'],
  ['a weight of zero', { specs: { weight_g: 0 } }, 'specs.weight_g: found 0, wanted a number above 0'],
  [
    'a negative backlash',
    { specs: { backlash_arcmin: -1 } },
    'specs.backlash_arcmin: found -1, wanted a number of at least 0',
  ],
  ['an unknown figure', { specs: { kg: 1 } }, `specs.kg: found an unknown key, wanted one of ${keysOf(specsFile)}`],
  ['a number as gear ratio', { specs: { gear_ratio: 9 } }, 'specs.gear_ratio: found 9, wanted a text'],
  ['a bad gear ratio', { specs: { gear_ratio: '9' } }, 'specs.gear_ratio: found "9", wanted something like "9:1"'],
  ['an address that is none', { image_url: 'acme' }, 'image_url: found "acme", wanted an http or https URL'],
  [
    'an address with a blank',
    { image_url: 'https://x.y/a b' },
    'image_url: found "https://x.y/a b", wanted an http or https URL',
  ],
  ['another protocol', { image_url: 'ftp://x.y' }, 'image_url: found "ftp://x.y", wanted an http or https URL'],
  ['a flag in words', { verified: 'yes' }, 'verified: found "yes", wanted true or false'],
  ['no alias', { aliases: [] }, 'aliases: found [], wanted at least one item'],
  [
    'an unknown kind of torque',
    { conditions: { peak_torque_nm: { kind: 'best' } } },
    'conditions.peak_torque_nm.kind: found "best", wanted one of stall, peak, momentary, repeated_peak, limit',
  ],
  ['half a pole pair', { figures: { pole_pairs: 10.5 } }, 'figures.pole_pairs: found 10.5, wanted a whole number'],
  ['no source', { sources: [] }, 'sources: found [], wanted at least one item'],
])('%s is a fault', (_, change, fault) => {
  expect(linesWith(change)).toEqual([`catalog/${ACTUATOR}: ${fault}`]);
});

test.each(['A\u200b1', 'A1\nB', 'A\u00001', 'A\u20281', 'A\u20291'])('a name of %j is a fault', (name) => {
  const wanted = 'a text on one line without invisible characters';
  expect(linesWith({ name })).toEqual([`catalog/${ACTUATOR}: name: found ${JSON.stringify(name)}, wanted ${wanted}`]);
});

test.each([
  ['a name', { name: 'A'.repeat(121) }, 'a name of at most 120 characters'],
  ['a note', { notes: 'A'.repeat(3001) }, 'a text of at most 3000 characters'],
  ['an address', { image_url: `https://acme.com/${'a'.repeat(1000)}` }, 'an address of at most 1000 characters'],
])('%s that is too long is a fault, which is not told whole', (_, change, wanted) => {
  const lines = linesWith(change);
  expect(lines).toEqual([textWith(`wanted ${wanted}`)]);
  expect(lines.join('').length).toBeLessThan(300);
});

test('a heap of accents is a fault', () => {
  expect(linesWith({ name: `A${'\u0301'.repeat(300)}` })).toContainEqual(
    textWith('wanted a text with at most three accents on a letter'),
  );
});

test.each(['2026-13', '2026-02-30', '26'])('a price of %s is a fault', (date) => {
  expect(linesWith({ conditions: { price_usd: { date } } })).toEqual([
    textWith(`conditions.price_usd.date: found "${date}", wanted a year, a month or a day such as 2026-11`),
  ]);
});

test.each(['48 V', '24–48', '24-', 0, -24])('a voltage of %j is a fault', (voltage_v) => {
  expect(linesWith({ specs: { voltage_v } })).toEqual([
    textWith(`specs.voltage_v: found ${JSON.stringify(voltage_v)}, wanted`),
  ]);
});

test.each([
  [
    'a date in another form',
    { accessed: '21.11.2026' },
    'accessed: found "21.11.2026", wanted a date such as 2026-11-21',
  ],
  ['an unknown kind', { kind: 'blog' }, `kind: found "blog", wanted one of ${SOURCE_KINDS.join(', ')}`],
  ['a number as words', { states: { weight_g: 22 } }, 'states.weight_g: found 22, wanted a text'],
])('in a source, %s is a fault', (_, change, fault) => {
  const sources = [sourceStating(), { ...sourceStating(), ...change }];
  expect(linesWith({ sources })).toEqual([`catalog/${ACTUATOR}: sources[1].${fault}`]);
});

test.each(['cn', 'China', 'XX', 'UK'])('a country of %j is a fault', (country) => {
  expect(faultsOf(knownKeysAndTypes, { 'brands.yaml': { acme: { name: 'Acme', country } } }).map(faultLine)).toEqual([
    `catalog/brands.yaml: acme.country: found "${country}", wanted a country of ISO 3166-1 in two letters, such as CH`,
  ]);
});

test('infinite figures are faults', () => {
  const text = JSON.stringify(actuatorWith({ specs: { weight_g: 'X' } })).replace('"X"', '.inf');
  expect(faultsOf(knownKeysAndTypes, { [ACTUATOR]: text })).toMatchObject([
    { field: 'specs.weight_g', found: 'Infinity' },
  ]);
});

test('all faults of a file are reported at once', () => {
  const change = { name: 3, colour: 'red', specs: { weight_g: -1, peak_torque_nm: 'x' } };
  const fields = faultsOf(knownKeysAndTypes, { [ACTUATOR]: actuatorWith(change) }).map(({ field }) => field);
  expect(fields.toSorted()).toEqual(['colour', 'name', 'specs.peak_torque_nm', 'specs.weight_g']);
});

test('a motor needs an actuator or a name, and with a name an id and a brand', () => {
  const joints = [
    { ...ownJoint('Hip (J1)', 1), motor: {} },
    { ...ownJoint('Knee (J2)', 1), motor: { name: 'Knee motor' } },
  ];
  expect(faultsOf(knownKeysAndTypes, { [ROBOT]: robotWith({ joints }) })).toMatchObject([
    { field: 'joints[0].motor', wanted: 'a value that must name an `actuator` or have a `name`' },
    { field: 'joints[1].motor', wanted: textWith('an `id` and a `brand`') },
  ]);
});

test('an unknown key of a motor is a fault that lists the known ones', () => {
  const joints = [ownJoint('Hip (J1)', 1, { torque: 3 })];
  const faults = faultsOf(knownKeysAndTypes, { [ROBOT]: robotWith({ joints }) });
  expect(faults).toMatchObject([{ field: 'joints[0].motor.torque', wanted: textWith(/^one of actuator, id, /) }]);
});

test.each([
  ['brands.yaml', { acme: { name: 'Acme', country: 'Switzerland' } }, 'acme.country'],
  ['brands.yaml', { 'Acme Ltd': { name: 'Acme' } }, 'Acme Ltd'],
  ['brands.yaml', { acme: { name: 'Acme', founded: 1999 } }, 'acme.founded'],
  ['use-cases.yaml', { Humanoid: 'x' }, 'Humanoid'],
  ['categories.yaml', [{ slug: 'servo', label: 'x', description: 'x' }], '[0].slug'],
])('%s has its form too: %j', (name, value, field) => {
  expect(faultsOf(knownKeysAndTypes, { [name]: value })).toMatchObject([{ file: `catalog/${name}`, field }]);
});

test.each(['', '- a\n- list\n', 'words'])('a file of %j is a fault as a whole', (text) => {
  expect(faultsOf(knownKeysAndTypes, { [ACTUATOR]: text })).toMatchObject([{ field: '', wanted: 'keys with values' }]);
});
