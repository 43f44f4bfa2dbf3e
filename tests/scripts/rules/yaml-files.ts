import type { z } from 'zod';
import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { SOURCE_KINDS } from '../../../src/catalog/fields/evidence/source.ts';
import { actuatorFile, specsFile } from '../../../src/catalog/files/yaml-schemas.ts';
import {
  ACTUATOR,
  actuatorWith,
  ownJoint,
  ROBOT,
  robotWith,
  sourceStating,
  type Files,
} from '../fixtures.ts';
import { faulty, type RuleCase, type RuleCases } from './case.ts';

const keysOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(', ');

/** An actuator with a change, and the only line that reports it. */
const actuatorCase = (says: string, change: object, line: string): RuleCase =>
  faulty(says, { [ACTUATOR]: actuatorWith(change) }, `catalog/${ACTUATOR}: ${line}`);

const list = (slugs: readonly unknown[]): Files => ({
  'categories.yaml': slugs.map((slug) => ({ slug, label: slug, description: slug })),
});

/** Texts that are too long: name, change, and the wanted form. */
const TOO_LONG: readonly (readonly [says: string, change: object, wanted: string])[] = [
  ['a name', { name: 'A'.repeat(121) }, 'a name of at most 120 characters'],
  ['a note', { notes: 'A'.repeat(3001) }, 'a text of at most 3000 characters'],
  [
    'an address',
    { image_url: `https://acme.com/${'a'.repeat(1000)}` },
    'an address of at most 1000 characters',
  ],
  ['accents', { name: `A${'\u0301'.repeat(100)}` }, 'a text with at most three accents on a letter'],
];

/** The rules for files and their form. */
export const FORMS: RuleCases = {
  'valid-yaml': [
    faulty('a key twice', { [ACTUATOR]: 'name: A1\ncategory: x\nname: A2\n' }, 'line 3'),
    faulty('a quote that is not closed', { [ACTUATOR]: 'name: A1\nnotes: "no end\n' }, 'line 3'),
    faulty('two documents', { [ACTUATOR]: 'name: A1\n---\nname: A2\n' }, 'line 2'),
    faulty('an alias without its anchor', { [ACTUATOR]: 'name: *nobody\n' }, `catalog/${ACTUATOR}`),
  ],
  'file-names': [
    ...[
      'actuators/acme/a2.yml',
      'actuators/a2.yaml',
      'actuators/acme/series/a2.yaml',
      'motors/acme/a2.yaml',
      'n.yaml',
    ].map((name) => faulty(name, { [name]: {} }, `catalog/${name}: found a file at an unknown path`)),
    ...['brands.yaml', 'categories.yaml', 'use-cases.yaml'].map((name) =>
      faulty(`no ${name}`, { [name]: undefined }, `catalog/${name}: found no such file`),
    ),
  ],
  slugs: [
    ...['A2', 'a_2', 'a 2', 'a2.1', 'ä2'].map((model) =>
      faulty(model, { [`actuators/acme/${model}.yaml`]: actuatorWith() }, `found "${model}"`),
    ),
    faulty(
      'a brand folder is reported once, however many files it has',
      { 'robots/Acme Ltd/x.yaml': robotWith(), 'robots/Acme Ltd/y.yaml': robotWith() },
      'catalog/robots/Acme Ltd: found "Acme Ltd"',
    ),
  ],
  'known-keys-and-types': [
    actuatorCase('a missing key', { name: undefined }, 'name: found nothing, wanted a text'),
    actuatorCase('an empty name', { name: '' }, 'name: found "", wanted a text that is not empty'),
    actuatorCase('a blank name', { name: ' ' }, 'name: found " ", wanted a text without blanks at its ends'),
    actuatorCase(
      'an invisible character',
      { name: 'A\u200b1' },
      'name: found "A\u200b1", wanted a text on one line',
    ),
    ...['A\u00001', 'A\u20281', 'A\u20291'].map((name) =>
      faulty(
        `a name of ${JSON.stringify(name)}`,
        { [ACTUATOR]: actuatorWith({ name }) },
        'wanted a text on one line',
      ),
    ),
    ...TOO_LONG.map(([says, change, wanted]) =>
      faulty(`too long: ${says}`, { [ACTUATOR]: actuatorWith(change) }, `wanted ${wanted}`),
    ),
    actuatorCase(
      'two lines',
      { name: 'A1\nB' },
      'name: found "A1\\nB", wanted a text on one line without invisible',
    ),
    actuatorCase(
      'a tag twice',
      { use_cases: ['arm', 'Arm'] },
      'use_cases: found ["arm","Arm"], wanted a list that names',
    ),
    actuatorCase(
      'a category',
      { category: 'servo' },
      `category: found "servo", wanted one of ${CATEGORIES.join(', ')}`,
    ),
    actuatorCase('no use case', { use_cases: [] }, 'use_cases: found [], wanted at least one item'),
    actuatorCase(
      'a key',
      { colour: 'red' },
      `colour: found an unknown key, wanted one of ${keysOf(actuatorFile)}`,
    ),
    actuatorCase(
      'words',
      { specs: { peak_torque_nm: '2 Nm' } },
      'specs.peak_torque_nm: found "2 Nm", wanted a number',
    ),
    actuatorCase('zero', { specs: { weight_g: 0 } }, 'specs.weight_g: found 0, wanted a number above 0'),
    actuatorCase(
      'a negative',
      { specs: { backlash_arcmin: -1 } },
      'specs.backlash_arcmin: found -1, wanted a number of at least 0',
    ),
    actuatorCase(
      'a figure',
      { specs: { kg: 1 } },
      `specs.kg: found an unknown key, wanted one of ${keysOf(specsFile)}`,
    ),
    actuatorCase(
      'a ratio',
      { specs: { gear_ratio: '9' } },
      'specs.gear_ratio: found "9", wanted something like "9:1"',
    ),
    actuatorCase('no address', { image_url: 'acme' }, 'image_url: found "acme", wanted an http or https URL'),
    actuatorCase(
      'another protocol',
      { image_url: 'ftp://x.y' },
      'image_url: found "ftp://x.y", wanted an http or https',
    ),
    actuatorCase('a flag in words', { verified: 'yes' }, 'verified: found "yes", wanted true or false'),
    actuatorCase('no alias', { aliases: [] }, 'aliases: found [], wanted at least one item'),
    actuatorCase(
      'half a pole pair',
      { figures: { pole_pairs: 10.5 } },
      'figures.pole_pairs: found 10.5, wanted a whole',
    ),
    actuatorCase('no source', { sources: [] }, 'sources: found [], wanted at least one item'),
    actuatorCase(
      'a kind of torque',
      { conditions: { peak_torque_nm: { kind: 'best' } } },
      'conditions.peak_torque_nm.kind: found "best", wanted one of stall, peak, momentary, repeated_peak, limit',
    ),
    ...['2026-13', '2026-02-30', '26'].map((date) =>
      actuatorCase(
        date,
        { conditions: { price_usd: { date } } },
        `conditions.price_usd.date: found "${date}", wanted a year, a month or a day such as 2026-11`,
      ),
    ),
    ...['48 V', '24–48', 0, -24].map((voltage_v) =>
      actuatorCase(
        `a voltage of ${voltage_v}`,
        { specs: { voltage_v } },
        `specs.voltage_v: found ${JSON.stringify(voltage_v)}`,
      ),
    ),
    ...[
      [{ accessed: '21.11.2026' }, 'accessed: found "21.11.2026", wanted a date such as 2026-11-21'] as const,
      [{ kind: 'blog' }, `kind: found "blog", wanted one of ${SOURCE_KINDS.join(', ')}`] as const,
      [{ states: { weight_g: 22 } }, 'states.weight_g: found 22, wanted a text'] as const,
    ].map(([change, line]) =>
      actuatorCase(
        `a source with ${JSON.stringify(change)}`,
        { sources: [sourceStating(), { ...sourceStating(), ...change }] },
        `sources[1].${line}`,
      ),
    ),
    ...['cn', 'China', 'XX', 'UK'].map((country) =>
      faulty(
        `a country of ${country}`,
        { 'brands.yaml': { acme: { name: 'Acme', country } } },
        `acme.country: found "${country}", wanted a country of ISO 3166-1 in two letters, such as CH`,
      ),
    ),
    faulty(
      'infinity',
      { [ACTUATOR]: JSON.stringify(actuatorWith({ specs: { weight_g: 'X' } })).replace('"X"', '.inf') },
      'Infinity',
    ),
    faulty(
      'several at once',
      { [ACTUATOR]: actuatorWith({ name: 3, colour: 'red', specs: { weight_g: -1 } }) },
      ...['name', 'specs.weight_g', 'colour'],
    ),
    faulty(
      'a motor needs an actuator or a name, and with a name an id and a brand',
      {
        [ROBOT]: robotWith({
          joints: [
            { ...ownJoint('Hip (J1)', 1), motor: {} },
            { ...ownJoint('Knee (J2)', 1), motor: { name: 'Knee motor' } },
          ],
        }),
      },
      'joints[0].motor: found {}, wanted a value that must name an `actuator` or have a `name`',
      'an `id` and a `brand`',
    ),
    faulty(
      'a key of a motor',
      { [ROBOT]: robotWith({ joints: [ownJoint('Hip (J1)', 1, { torque: 3 })] }) },
      'joints[0].motor.torque: found an unknown key, wanted one of actuator, id, ',
    ),
    faulty(
      'a brand’s slug',
      { 'brands.yaml': { 'Acme Ltd': { name: 'Acme' } } },
      'catalog/brands.yaml: Acme Ltd',
    ),
    faulty('a brand’s key', { 'brands.yaml': { acme: { name: 'Acme', founded: 1999 } } }, 'acme.founded'),
    faulty('a tag', { 'use-cases.yaml': { Humanoid: 'x' } }, 'catalog/use-cases.yaml: Humanoid'),
    faulty('a slug', list(['servo']), 'catalog/categories.yaml: [0].slug'),
    ...['', '- a\n- list\n', 'words'].map((text) =>
      faulty(`a file of ${JSON.stringify(text)}`, { [ACTUATOR]: text }, 'wanted keys with values'),
    ),
  ],
  'categories-complete': [
    faulty('none', list([]), 'catalog/categories.yaml: slug: found none'),
    faulty('one is missing', list(CATEGORIES.slice(1)), `found ${CATEGORIES.slice(1).join(', ')}`),
    faulty('one twice', list([...CATEGORIES, CATEGORIES[0]]), 'catalog/categories.yaml'),
    faulty('another order', list(CATEGORIES.toReversed()), 'catalog/categories.yaml'),
  ],
  'unique-brand-names': [
    faulty(
      'names that differ only in case: the later brand is reported',
      { 'brands.yaml': { acme: { name: 'Acme' }, other: { name: 'Other' }, 'acme-inc': { name: 'ACME' } } },
      'acme-inc.name: found "ACME", wanted',
    ),
  ],
};
