import type { ActuatorFile } from './catalog-files.ts';

type WithConditions = Pick<ActuatorFile, 'conditions'>;

// Figures of one kind (docs/interface.md, "Evidence") have the same meaning, the same side of the gear and
// the same
// included parts. Other figures are not comparable, nor is one without a kind with one that has a kind.

/** Derived figures that inherit the kind of their torque. */
const OF_TORQUE: Readonly<Record<string, string>> = {
  torque_density_nm_per_kg: 'peak_torque_nm',
  price_per_nm: 'peak_torque_nm',
  rated_torque_density_nm_per_kg: 'rated_torque_nm',
};

/** The field that has the kind of a figure. */
export const kindFieldOf = (field: string): string => OF_TORQUE[field] ?? field;

/** The kind of an actuator's figure; empty if its file states none. */
export function kindOf({ conditions }: WithConditions, field: string): string {
  const { kind = '', side = '', per = '', of = '', includes = '' } = conditions[kindFieldOf(field)] ?? {};
  return [kind, side, per, of, includes].filter((word) => word !== '').join(', ');
}

/** Kinds that answers write differently from the files. */
const IN_WORDS: Readonly<Record<string, string>> = {
  limit: 'model limit',
  motor: 'motor side',
  output: 'output side',
  unstated: 'side not stated',
  'phase rms': 'phase RMS',
};

/** The ampere of a torque constant, as text. */
const PER_AMPERE: Readonly<Record<string, string>> = {
  rms: 'per A RMS',
  peak: 'per A peak',
  supply: 'per A of supply',
};

/** The terminals between which a winding was measured, as text. */
const MEASURED_OVER: Readonly<Record<string, string>> = {
  phase: 'of one phase',
  terminals: 'between two terminals',
};

/**
 * The kind of each figure as text: meaning, conditions, side, included parts. A torque or speed of unstated
 * kind says so.
 */
export function kindsInWords(
  conditions: ActuatorFile['conditions'],
  figures: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const rows = Object.entries(conditions).map(
    ([field, { kind = '', side = '', per = '', of = '', includes = '', ...when }]) => {
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
        [what, IN_WORDS[side] ?? side, PER_AMPERE[per] ?? per, MEASURED_OVER[of] ?? of, parts]
          .filter((word) => word !== '')
          .join(', '),
      ] as const;
    },
  );
  const words = new Map(rows);
  return Object.fromEntries(
    Object.keys(figures).flatMap((field): [string, string][] => {
      const isOpen = OF_KINDS.includes(field) && conditions[field]?.kind === undefined;
      const open = isOpen && (figures[field] ?? null) !== null ? 'kind not stated' : '';
      const told = [open, words.get(field) ?? ''].filter((word) => word !== '').join(' ');
      return told === '' ? [] : [[field, told]];
    }),
  );
}

/** Figures whose missing kind is stated. */
const OF_KINDS = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm'];

/** Figures whose kind is the parts that they include. */
const OF_PARTS = ['weight_g', 'price_usd'];

/** Figures of an actuator that have a kind if a source states one; also those derived from a torque. */
export const WITH_KINDS: readonly string[] = [
  ...OF_KINDS,
  ...OF_PARTS,
  ...Object.keys(OF_TORQUE),
  ...['power_w', 'kt_nm_per_a', 'rotor_inertia_kg_m2'],
  ...['peak_current_a', 'rated_current_a', 'no_load_current_a'],
  ...['phase_resistance_ohm', 'phase_inductance_mh'],
];

/** An actuator with its fields, such as its supply and who states its price. */
type WithFields = WithConditions & { readonly fields: Readonly<Record<string, unknown>> };

/** Figures that contain a price. */
const PRICES = ['price_usd', 'price_per_nm'];

/**
 * True if a figure of two actuators is of one kind. A mass without stated parts is like any other; prices are
 * alike only if the same party states them for the same parts.
 */
export function haveSameKind(field: string, one: WithFields, other: WithFields): boolean {
  const [own, its] = [kindOf(one, field), kindOf(other, field)];
  const isSamePrice =
    kindOf(one, 'price_usd') === kindOf(other, 'price_usd') &&
    one.fields.price_stated_by === other.fields.price_stated_by;
  if (PRICES.includes(field) && !isSamePrice) return false;
  return own === its || (field === 'weight_g' && (own === '' || its === ''));
}

/** The voltage of a figure: its own, or that of a single supply. */
const voltsOf = ({ conditions, fields }: WithFields, field: string): number | null => {
  const supply = fields.voltage_v;
  return conditions[field]?.voltage_v ?? (typeof supply === 'number' ? supply : null);
};

/**
 * True if a figure of two actuators can be compared (docs/interface.md, "Evidence"): of one kind, and at one
 * stated voltage if it is a speed, may be a stall torque, or has its voltage stated by a source.
 */
export function areRanked(field: string, one: WithFields, other: WithFields): boolean {
  if (!haveSameKind(field, one, other)) return false;
  const needsVolts =
    field === 'max_speed_rpm' ||
    (field === 'peak_torque_nm' && ['stall', ''].includes(kindOf(one, field))) ||
    [one, other].some(({ conditions }) => conditions[field]?.voltage_v !== undefined);
  const volts = voltsOf(one, field);
  return !needsVolts || (volts !== null && volts === voltsOf(other, field));
}
