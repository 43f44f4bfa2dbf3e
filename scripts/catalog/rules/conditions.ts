import { z } from 'zod';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import type { Source } from '../../../src/catalog/fields/evidence/source.ts';
import { accepts, supplyRange } from '../../../src/catalog/fields/supply-range.ts';
import { motorsIn } from '../catalog-files.ts';
import type { Issue } from '../issue.ts';
import { OR_A_ROW, type Rule } from '../rule.ts';

/** Rules on the kinds and conditions of figures. */
export const CONDITION_RULES: readonly Rule[] = [
  {
    // Conditions of an absent figure would be read as those of another one.
    name: 'conditions-of-figures',
    description:
      'Each condition belongs to a figure that the actuator or motor has, and states something about it.',
    check: ({ all, actuators, robots }) => [
      ...actuators.flatMap(({ path, value: { conditions } }) => {
        const written = writtenIn(all.find((file) => file.path === path)?.value);
        return conditionIssues({ file: path, field: 'conditions' }, conditions, written);
      }),
      ...motorsIn(robots).flatMap(({ file, field, motor: { conditions, ...figures } }) =>
        conditionIssues({ file, field: `${field}.conditions` }, conditions, figures),
      ),
    ],
  },
  {
    // Below that voltage a figure shrinks.
    name: 'voltages-of-the-supply',
    description: 'A figure holds at a voltage that the supply accepts.',
    check: ({ actuators, isNamed }) =>
      actuators.flatMap(({ id, path, value: { specs = {}, conditions = {} } }) => {
        const supply = supplyRange(specs.voltage_v);
        return Object.entries(conditions).flatMap(([key, { voltage_v: volts }]): Issue[] => {
          if (supply === null || volts === undefined || accepts(supply, { least: volts, most: volts }))
            return [];
          if (isNamed(id, key)) return [];
          const wanted = `a voltage of the supply (${specs.voltage_v}), ${OR_A_ROW}`;
          return [{ file: path, field: `conditions.${key}.voltage_v`, found: String(volts), wanted }];
        });
      }),
  },
  {
    // A price with a date in the future would count as the newest one.
    name: 'days-have-begun',
    description: 'No source was read, and no price dated, in the future.',
    check: ({ actuators, robots }) => {
      // Somewhere on earth a day begins 14 hours before it does in UTC.
      const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
      const late = (file: string, field: string, day: string | undefined): Issue[] =>
        day === undefined || day <= today
          ? []
          : [{ file, field, found: day, wanted: `a day up to ${today}` }];
      return [
        ...actuators.flatMap(({ path, value: { conditions } }) =>
          late(path, 'conditions.price_usd.date', conditions?.price_usd?.date),
        ),
        ...[...actuators, ...robots].flatMap(({ path, value: { sources = [] } }) =>
          sources.flatMap(({ accessed }, index) => late(path, `sources[${index}].accessed`, accessed)),
        ),
      ];
    },
  },
  {
    // A limit of a simulation model is not a torque that a motor has delivered.
    name: 'limits-are-limits',
    description:
      "A joint's torque is of kind `limit` where its words or its model file say so, and only there.",
    check: ({ robots }) =>
      motorsIn(robots).flatMap(({ file, field: path, motor, sources }): Issue[] => {
        const field = `${path}.peak_torque_nm`;
        const source = sources.find(({ states }) => Object.hasOwn(states, field));
        if (motor.peak_torque_nm === undefined || source === undefined) return [];
        const kind = motor.conditions?.peak_torque_nm?.kind;
        const isLimit = saysLimit(source, field);
        if (isLimit === (kind === 'limit')) return [];
        const wanted = isLimit
          ? 'kind limit, as its words name a limit of a model'
          : 'another kind, or words that name a limit';
        return [{ file, field, found: `kind ${kind ?? 'not stated'}`, wanted }];
      }),
  },
  {
    // Without a quote for the side, multiplying by the gear ratio would be a guess.
    name: 'sides-are-stated',
    description:
      'The torque constant has no side where the notes say that none is stated; arithmetic that shows it is in the notes.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { conditions, notes = '' } }): Issue[] => {
        const side = conditions?.kt_nm_per_a?.side;
        if (side === undefined || !NOT_STATED.test(notes)) return [];
        const wanted = 'no side, or notes with the arithmetic from which it follows';
        return [{ file: path, field: 'conditions.kt_nm_per_a.side', found: side, wanted }];
      }),
  },
  {
    // RMS and peak amperes of one current differ by √2, and so do the torque constants per ampere.
    name: 'amperes-are-stated',
    description: 'A torque constant is per RMS or peak ampere where its words say so.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { specs = {}, conditions, sources = [] } }): Issue[] => {
        const stated = sources.flatMap(({ states }) => ampereIn(states.kt_nm_per_a ?? '') ?? [])[0];
        const per = conditions?.kt_nm_per_a?.per;
        if (specs.kt_nm_per_a === undefined || stated === undefined || per === stated) return [];
        const found = per ?? 'nothing';
        return [
          { file: path, field: 'conditions.kt_nm_per_a.per', found, wanted: `${stated}, as its words say` },
        ];
      }),
  },
];

/**
 * The ampere, RMS or peak, that the words of a torque constant name: `N·m/Arms`, `Amp-RMS`, `(FOC,
 * amplitude)`.
 */
function ampereIn(words: string): Condition['per'] | null {
  if (/A(mp)?[-_ ]?rms\b/i.test(words)) return 'rms';
  return /amplitude|\(peak\)|A(pk|peak)\b/i.test(words) ? 'peak' : null;
}

const NOT_STATED = /\b(side|frame)\b[^.]*\bnot (stated|named|said)\b/i;

/** Names in model files for the torque that they allow at a joint. */
const LIMIT_WORDS = /effort|<limit|ctrlrange|f(or)?ce?range|torque_limit|joint limit|max_torque/i;
const MODEL_FILE = /\.(urdf|xacro|xml)$/i;

const saysLimit = ({ url, states }: Source, field: string): boolean =>
  LIMIT_WORDS.test(states[field] ?? '') || MODEL_FILE.test(new URL(url).pathname);

const someKeys = z.record(z.string(), z.unknown()).catch({});

/** The keys of an actuator's file, well-formed or not: a malformed key has an issue of its own. */
function writtenIn(value: unknown): object {
  const file = someKeys.parse(value);
  return { ...file, ...someKeys.parse(file.specs), ...someKeys.parse(file.figures) };
}

const conditionIssues = (
  { file, field }: Pick<Issue, 'file' | 'field'>,
  conditions: Readonly<Record<string, object | undefined>> = {},
  figures: object,
): Issue[] =>
  Object.entries(conditions).flatMap(([key, condition = {}]): Issue[] => {
    const at = { file, field: `${field}.${key}` };
    if (!Object.hasOwn(figures, key))
      return [{ ...at, found: 'a condition', wanted: `a figure ${key} that it belongs to, or no condition` }];
    if (Object.keys(condition).length > 0) return [];
    return [{ ...at, found: 'nothing', wanted: 'the kind of the figure, or no condition' }];
  });
