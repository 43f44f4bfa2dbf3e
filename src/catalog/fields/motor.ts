import { DATA_SHEET_FIELDS } from './data-sheet.ts';
import { stated, type Fields } from './field.ts';
import { TORQUE_RATIOS } from './ratio.ts';
import { answered, gearRatio, slug, text, webAddress } from './value-schemas.ts';

/** The table of the fields of a joint's motor, in the order of docs/interface.md, "Records". */
export const MOTOR_FIELDS = {
  id: {
    schema: slug,
    written: { in: 'head', as: slug.optional() },
    title: 'Id',
    says: 'Slug of the motor; the actuator id when it is listed.',
  },
  name: {
    schema: text,
    written: { in: 'head', as: text.optional() },
    title: 'Name',
    says: 'Name of the motor.',
  },
  brand: {
    schema: text,
    written: { in: 'head', as: text.optional() },
    title: 'Brand',
    says: 'Maker of the motor.',
  },
  rated_torque_nm: {
    ...stated('N.m', 'head'),
    conditions: DATA_SHEET_FIELDS.rated_torque_nm.conditions,
    title: 'Rated torque',
    says: 'Continuous torque, N·m.',
    better: 'more',
    lead: 2,
    bounds: { min: '10', max: '5' },
  },
  peak_torque_nm: {
    ...stated('N.m', 'head'),
    conditions: DATA_SHEET_FIELDS.peak_torque_nm.conditions,
    title: 'Peak torque',
    says: 'Highest torque that a source states, N·m; `kinds` says what it is, and `model limit` is what a robot model allows, not what the motor can do.',
    better: 'more',
    lead: 1,
    bounds: { min: '100', max: '20' },
  },
  rated_speed_rpm: {
    ...stated('/min', 'head'),
    conditions: DATA_SHEET_FIELDS.max_speed_rpm.conditions,
    title: 'Rated speed',
    says: 'Speed that a source states for the joint, rpm: often the limit of a robot model and rarely the speed at rated torque, as `kinds` says.',
    better: 'more',
    lead: 3,
    bounds: { min: '100', max: '100' },
  },
  gear_ratio: {
    schema: answered.maybeGearRatio,
    written: { in: 'head', as: gearRatio.optional() },
    title: 'Gear ratio',
    says: 'Motor turns per output turn, as `<n>:1`.',
    lead: 4,
    bounds: { min: '5', max: '10', as: 'ratio' },
  },
  weight_g: {
    ...stated('g', 'head'),
    title: 'Mass',
    says: 'Mass of the motor, grams.',
    better: 'less',
    lead: 5,
    bounds: { min: '100', max: '500' },
  },
  torque_density_nm_per_kg: {
    schema: answered.quantity,
    unit: 'N.m/kg',
    ratio: TORQUE_RATIOS.torque_density_nm_per_kg,
    title: 'Torque density',
    says: 'Peak torque divided by mass, N·m/kg. Null when either is unknown.',
    better: 'more',
    bounds: { min: '50', max: '50' },
  },
  product_url: {
    schema: answered.maybeAddress,
    written: { in: 'head', as: webAddress.optional() },
    title: 'Product page',
    says: "The maker's product page. Null when none is known.",
  },
  actuator_id: {
    schema: slug.nullable(),
    derive: ({ actuator }) => actuator?.id ?? null,
    title: 'Actuator',
    says: 'Id of the catalog actuator. Null when the motor is not listed.',
  },
  actuator_api_url: {
    schema: answered.maybeAddress,
    derive: ({ actuator }) => actuator?.api_url ?? null,
    title: 'Actuator API URL',
    says: 'API URL of the linked actuator. Null when the motor is not listed.',
  },
} as const satisfies Fields<{ readonly actuator: { readonly id: string; readonly api_url: string } | null }>;
