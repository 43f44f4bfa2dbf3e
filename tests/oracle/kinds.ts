import type { ActuatorFile } from './catalog-files.ts';

/** What is known of the conditions of figures. */
type WithConditions = Pick<ActuatorFile, 'conditions'>;

/*
 * Which figures are of one kind (docs/interface.md, "Evidence"): what a source means by a figure, on which
 * side of the gear it holds, and what a mass or a price includes. What no source says contradicts nothing.
 */

/** Derived figures that inherit the kind of their torque. */
const OF_TORQUE: Readonly<Record<string, string>> = {
  torque_density_nm_per_kg: 'peak_torque_nm',
  price_per_nm: 'peak_torque_nm',
  rated_torque_density_nm_per_kg: 'rated_torque_nm',
};

/** The kind of a figure of an actuator; empty where its file says none. */
export function kindOf({ conditions }: WithConditions, field: string): string {
  const { kind = '', side = '', of = '', includes = '' } = conditions[OF_TORQUE[field] ?? field] ?? {};
  return [kind, side, of, includes].filter((word) => word !== '').join(', ');
}

/** The kinds that are told in other words than those of the files. */
const IN_WORDS: Readonly<Record<string, string>> = {
  limit: 'model limit',
  motor: 'motor side',
  output: 'output side',
  unstated: 'side not stated',
  'phase rms': 'phase RMS',
};

/** What a winding was measured over, in words. */
const MEASURED_OVER: Readonly<Record<string, string>> = {
  phase: 'of one phase',
  terminals: 'between two terminals',
};

/**
 * What kind of figure each of some fields is, in words: what it is and when it holds, the side, what it
 * includes.
 */
export function kindsInWords(
  conditions: ActuatorFile['conditions'],
  fields: readonly string[],
): Readonly<Record<string, string>> {
  const rows = Object.entries(conditions).map(
    ([field, { kind = '', side = '', of = '', includes = '', ...when }]) => {
      const name = kind.replaceAll('_', ' ');
      const moments = [
        ...[when.voltage_v === undefined ? '' : `at ${when.voltage_v} V`],
        ...[when.speed_rpm === undefined ? '' : `at ${when.speed_rpm} rpm`],
        ...[when.seconds === undefined ? '' : `for ${when.seconds} s`],
      ];
      const what = [name === 'output' ? name : (IN_WORDS[name] ?? name), ...moments]
        .filter((word) => word !== '')
        .join(' ');
      const parts = /^[A-Za-z]+$/.test(includes) ? `with ${includes}` : includes;
      return [
        field,
        [what, IN_WORDS[side] ?? side, MEASURED_OVER[of] ?? of, parts]
          .filter((word) => word !== '')
          .join(', '),
      ] as const;
    },
  );
  const words = new Map(rows);
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const told = words.get(field) ?? '';
      return told === '' ? [] : [[field, told]];
    }),
  );
}

/** Whether a figure of two actuators is of one kind, as far as their files say. */
export function areOfOneKind(field: string, one: WithConditions, other: WithConditions): boolean {
  const [own, its] = [kindOf(one, field), kindOf(other, field)];
  return own === '' || its === '' || own === its;
}

/**
 * Whether a figure of two can be ranked: of one kind and, where it goes with the supply, at one voltage
 * (docs/interface.md, "Torque and speed").
 */
export function areRanked(field: string, one: WithConditions, other: WithConditions): boolean {
  const [own, its] = [one, other].map(({ conditions }) => conditions[field] ?? {});
  const atOther =
    own?.voltage_v !== undefined && its?.voltage_v !== undefined && own.voltage_v !== its.voltage_v;
  const isOfSupply = ['stall', 'no_load', 'maximum'].includes(own?.kind ?? '');
  return areOfOneKind(field, one, other) && !(isOfSupply && own?.kind === its?.kind && atOther);
}
