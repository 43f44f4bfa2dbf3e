import fc from 'fast-check';
import type { ActuatorEntry } from '../../src/catalog/files/yaml-schemas.ts';
import { LIST_PARAMETERS, SORT_FIGURES } from './list-spec.ts';
import { actuatorEntry } from './small-catalog.ts';
import { CATEGORY_SLUGS } from './spec.ts';

// Values for property tests. Figures and names come from a small range, so that equal and unknown ones are
// common.

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const figure = fc.constantFrom(1, 2, 9.5, 100);

const figures = fc.record({
  peak_torque_nm: maybe(figure),
  rated_torque_nm: maybe(figure),
  max_speed_rpm: maybe(figure),
  weight_g: maybe(figure),
  backlash_arcmin: maybe(fc.constantFrom(0, 1)),
  gear_ratio: maybe(fc.constantFrom('1:1', '9:1', '9.5:1')),
  voltage_v: maybe(fc.constantFrom(24, '12-24', '24-58')),
  ip_rating: maybe(fc.constantFrom('IP54', 'IP65')),
  comm: maybe(fc.constantFrom<string[]>(['CAN'], ['TTL', 'CAN FD'])),
  backdrivable: maybe(fc.boolean()),
  integrated_driver: maybe(fc.boolean()),
});

const actuator: fc.Arbitrary<ActuatorEntry> = fc
  .record({
    id: fc.stringMatching(/^[ab9-]{1,4}$/),
    brand: fc.constantFrom('acme', 'nomad'),
    name: fc.constantFrom('A1', 'a1', 'B-9', 'Ünit 9'),
    category: fc.constantFrom(...CATEGORY_SLUGS),
    use_cases: fc.subarray(['humanoid', 'quadruped', 'robot_arm'], { minLength: 1 }),
    price_usd: maybe(figure),
    notes: maybe(fc.constantFrom('Geared.', 'Ölgeschmiert')),
    specs: figures,
  })
  .map((changes) => actuatorEntry(changes));

/** Has every name that the filters below use, because an unknown name is refused. */
const NAMED = actuatorEntry({ id: 'named', specs: { comm: ['CAN', 'CAN FD', 'TTL', 'EtherCAT'] } });

/** Up to 12 actuators with unique ids, plus one that has every bus. */
export const actuators = fc
  .uniqueArray(actuator, { maxLength: 11, selector: ({ id }) => id })
  .map((others) => [NAMED, ...others]);

const FILTER_VALUES = {
  q: ['', ' ', 'a', 'a1', '9', 'acme 9', 'UNIT', 'olgeschmiert', 'z9'],
  category: CATEGORY_SLUGS,
  brand: ['acme', 'NOMAD', 'CubeMars', 'unitree', 'stranger'],
  use_case: ['humanoid', 'Quadruped', 'robot_arm', 'none'],
  min_peak_torque_nm: ['0', '1', '9.5', '20', '1e2', '1000'],
  max_weight_g: ['0', '1', '9.5', '100', '600', '1e9'],
  max_price_usd: ['0', '2', '100', '500', '1e9'],
  backdrivable: ['true', 'false'],
  integrated_driver: ['true', 'false'],
  min_rated_torque_nm: ['0', '1', '9.5', '20'],
  min_speed_rpm: ['1', '2', '100'],
  min_torque_density_nm_per_kg: ['0', '10', '1000'],
  max_backlash_arcmin: ['0', '5'],
  max_gear_ratio: ['1', '9', '50'],
  voltage_v: ['12', '24', '48'],
  min_ip: ['00', '54', '65'],
  comm: ['can', 'CAN FD,ttl', 'EtherCAT'],
  country: ['switzerland', 'Switzerland,SWITZERLAND'],
  availability: ['in_production,unknown', 'DISCONTINUED'],
  data_source: ['manufacturer', 'paper,repository'],
  verified: ['true', 'false'],
  has: ['price_usd', 'weight_g,rated_torque_nm'],
  lacks: ['backlash_arcmin', 'gear_ratio,comm'],
} as const;

/** A query by parameter name: filters, order or both. */
export type NamedQuery = Readonly<Record<string, string>>;

/** Any subset of some parameters, each with one of its values. */
export const optionally = (values: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<NamedQuery> =>
  fc
    .tuple(
      ...Object.entries(values).map(([name, texts]) =>
        fc.tuple(fc.constant(name), maybe(fc.constantFrom(...texts))),
      ),
    )
    .map((choices) =>
      Object.fromEntries(choices.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
    );

/** Any filters of actuators with valid values. */
export const filters = optionally(FILTER_VALUES);

/** Few filters, so that something is found. */
export const fewFilters = fc
  .tuple(filters, fc.subarray(Object.keys(FILTER_VALUES), { maxLength: 2 }))
  .map(([all, kept]) => Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name))));

export const ordering = optionally({ sort: [...SORT_FIGURES, 'name'], order: ['asc', 'desc'] });

const oddTexts = fc.constantFrom(
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    '0x10',
    'NaN',
    'true',
    'asc',
    'name',
    'smart_servo',
    'ak80',
    '101',
    ',',
    'a,b',
  ],
  ...[
    '__proto__',
    '\u0000',
    '\ud800',
    '%',
    '🦾'.repeat(101),
    'x'.repeat(201),
    'x'.repeat(5000),
    'WyJnbyJd',
    'null',
  ],
);
const names = fc.constantFrom(
  ...LIST_PARAMETERS.list_actuators,
  ...['ids', '', '__proto__', 'constructor', 'Q', 'max_wieght_g', 'page'],
);

const codePoint = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

/** Any text; `fc.string({ unit: 'binary' })` takes a second to list all letters. */
export const anyText = fc.array(codePoint).map((letters) => letters.join(''));

/** Any pairs of a query string, mostly known names and unusual values. */
export const pairs = fc.array(
  fc.tuple(
    fc.oneof({ weight: 5, arbitrary: names }, anyText),
    fc.oneof({ weight: 3, arbitrary: oddTexts }, anyText),
  ),
  { maxLength: 6 },
);

/** Any request body: JSON values, nearly valid ones, and bytes. */
export const bodies = fc.oneof(
  fc.json(),
  fc
    .record({ ids: fc.array(fc.oneof(fc.string(), fc.jsonValue()), { maxLength: 22 }) })
    .map((body) => JSON.stringify(body)),
  fc.dictionary(anyText, fc.jsonValue()).map((body) => JSON.stringify(body)),
  fc.uint8Array(),
  fc.constant(null),
);
