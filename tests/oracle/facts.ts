import {
  figure,
  furtherFigures,
  readCatalogFiles,
  usersOf,
  type ActuatorFile,
  type RobotFile,
} from './catalog-files.ts';
import { kindsInWords } from './kinds.ts';
import {
  addressesOf,
  countryOf,
  firstOf,
  inertiaAtOutput,
  pointsIn,
  statedKinds,
  to4Digits,
  urlsOf,
  wordsOrNull,
} from './members.ts';
import { isAllOwnWords, pricedBy } from './vouching.ts';

/*
 * The files of the catalog, field by field, in the order and with the names of docs/interface.md, "Records" and
 * "Fields". It shares no code with the service: derived fields are computed here a second time.
 */

/** The fields of a record as in answers; null if no file states them. */
export type Fields = Readonly<Record<string, unknown>> & Readonly<Record<'id' | 'name' | 'brand', string>>;

const files = readCatalogFiles();

/** The figures that files may state beyond the record, all unknown. */
const FURTHER_FIGURES = Object.fromEntries(furtherFigures().map((name) => [name, null]));

/** An actuator with the facts that filters read beyond its fields. */
export interface ActuatorFacts {
  readonly fields: Fields;
  readonly aliases: readonly string[];
  readonly usedIn: readonly { readonly id: string; readonly kind: string }[];
  readonly replacedBy: string | null;
  readonly conditions: ActuatorFile['conditions'];
}

/** A joint group of a robot, with the linked actuator of its motor. */
export interface JointFacts {
  readonly role: string;
  readonly count: number;
  readonly motor: Fields;
  readonly linked: ActuatorFacts | null;
  /** True if the motor is exactly that actuator, not only the same model. */
  readonly exact: boolean;
  /** The conditions of the motor's figures, by field. */
  readonly conditions: ActuatorFile['conditions'];
  /** The kinds of the motor's figures, as text. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The kind of the peak torque; null if no source states it. */
  readonly torqueKind: string | null;
}

export interface RobotFacts {
  readonly fields: Fields;
  readonly joints: readonly JointFacts[];
  /** The conditions of its own figures, by field. */
  readonly conditions: ActuatorFile['conditions'];
}

/** A sum without floating-point noise. */
export const sumOf = (numbers: readonly number[]): number =>
  Number(numbers.reduce((sum, number) => sum + number, 0).toPrecision(12));

/** The number in a field; of a gear ratio the first number. Null if unknown or not a number. */
export function numberIn(fields: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = fields[name];
  if (typeof value === 'string' && name === 'gear_ratio') return Number(value.replace(':1', ''));
  return typeof value === 'number' ? value : null;
}

/** The texts of a value: none if unknown, several for a list. */
export const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((part: unknown) => {
    if (typeof part === 'string') return part;
    return typeof part === 'number' || typeof part === 'boolean' ? String(part) : [];
  });

const divided = (upper: number | null, lower: number | null, factor = 1): number | null =>
  upper === null || lower === null ? null : to4Digits((upper / lower) * factor);

/** The stated gear ratio; a frameless motor without one has no gear. */
const ratioOf = ({ category, specs }: ActuatorFile): string | null =>
  specs.gear_ratio ?? (category === 'frameless_driver' ? '1:1' : null);

function actuatorFields(file: ActuatorFile, robotCount: number): Fields {
  const { id, name, brand, category, use_cases, specs, conditions, sources } = file;
  const head = (field: string): unknown => Reflect.get(file, field) ?? null;
  const spec = (field: string): unknown => specs[field] ?? null;
  const [peak, rated, mass] = ['peak_torque_nm', 'rated_torque_nm', 'weight_g'].map((field) =>
    figure(file, field),
  );
  const ratio = ratioOf(file);
  const volts = specs.voltage_v === undefined ? null : String(specs.voltage_v).split('-').map(Number);
  const torque = ['peak_torque_nm', 'rated_torque_nm'].find((field) =>
    sources.some(({ states }) => field in states),
  );
  const fields = {
    ...{ id, name, brand, category, use_cases },
    ...{
      image_url: head('image_url'),
      product_url: head('product_url'),
      datasheet_url: head('datasheet_url'),
    },
    ...{ price_usd: head('price_usd'), availability: head('availability') },
    ...{ peak_torque_nm: peak, rated_torque_nm: rated, max_speed_rpm: spec('max_speed_rpm') },
    ...{ gear_ratio: ratio, weight_g: mass },
    torque_density_nm_per_kg: divided(peak ?? null, mass ?? null, 1000),
    ...{ backdrivable: spec('backdrivable'), backlash_arcmin: spec('backlash_arcmin') },
    ...{ repeatability_arcmin: spec('repeatability_arcmin'), voltage_v: spec('voltage_v') },
    ...{ peak_current_a: spec('peak_current_a'), power_w: spec('power_w'), kt_nm_per_a: spec('kt_nm_per_a') },
    ...{
      comm: wordsOrNull(specs.comm),
      control_modes: wordsOrNull(specs.control_modes),
      encoder: spec('encoder'),
    },
    ...{ integrated_driver: spec('integrated_driver'), ip_rating: spec('ip_rating') },
    ...{ notes: file.notes === '' ? null : file.notes, sources: urlsOf(sources) },
    price_per_nm: divided(figure(file, 'price_usd'), peak ?? null),
    data_source: sources.find(({ states }) => torque !== undefined && torque in states)?.kind ?? null,
    verified: file.verified,
    ...countryOf(file.country),
    ...firstOf(urlsOf(sources.filter(({ states }) => torque !== undefined && torque in states))),
    ...addressesOf('actuators', id),
    ...FURTHER_FIGURES,
    ...file.figures,
    torque_speed_points: pointsIn(file.figures.torque_speed_points),
    robot_count: robotCount,
    ...{ min_voltage_v: volts?.[0] ?? null, max_voltage_v: volts?.at(-1) ?? null },
    rated_torque_density_nm_per_kg: divided(rated ?? null, mass ?? null, 1000),
    reflected_inertia_kg_m2: inertiaAtOutput(file),
    gear_ratio_number: numberIn({ gear_ratio: ratio }, 'gear_ratio'),
    ...statedKinds(file),
    price_date: file.conditions.price_usd?.date ?? null,
    verified_against: file.verified ? (isAllOwnWords(sources) ? 'maker' : 'copy') : null,
    price_stated_by: pricedBy(file),
  };
  const kinds = kindsInWords(conditions, fields);
  return { ...fields, kinds, aliases: wordsOrNull(file.aliases), replaced_by: head('replaced_by') };
}

const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1;

/** Every actuator, sorted by id. */
export const ACTUATORS: readonly ActuatorFacts[] = files.actuators.toSorted(byId).map((file) => {
  const usedIn = usersOf(files, file.id).map(({ id, kind }) => ({ id, kind }));
  const { aliases, replaced_by: replacedBy = null, conditions } = file;
  return { fields: actuatorFields(file, usedIn.length), aliases, usedIn, replacedBy, conditions };
});

export const actuatorCalled = (id: string | undefined): ActuatorFacts | null =>
  ACTUATORS.find(({ fields }) => fields.id === id) ?? null;

/** A joint with the figures of the robot's file, else of the linked actuator. */
function jointFacts({ role, count, motor: file }: RobotFile['joints'][number]): JointFacts {
  const linked = actuatorCalled(file.actuator);
  const own = {
    product_url: null,
    rated_torque_nm: null,
    peak_torque_nm: null,
    gear_ratio: null,
    weight_g: null,
  };
  const told: Readonly<Record<string, unknown>> =
    file.name === undefined ? { ...linked?.fields } : { ...own, ...file };
  const [peak, mass] = [numberIn(told, 'peak_torque_nm'), numberIn(told, 'weight_g')];
  const motor = {
    ...{ id: String(told.id), name: String(told.name), brand: String(told.brand) },
    ...{ rated_torque_nm: told.rated_torque_nm, peak_torque_nm: peak },
    ...{ rated_speed_rpm: file.rated_speed_rpm ?? null, gear_ratio: told.gear_ratio, weight_g: mass },
    ...{ torque_density_nm_per_kg: divided(peak, mass, 1000), product_url: told.product_url },
    ...{ actuator_id: linked?.fields.id ?? null, actuator_api_url: linked?.fields.api_url ?? null },
  };
  const { rated_speed_rpm: _speed, ...ofActuator } =
    file.name === undefined ? (linked?.conditions ?? {}) : {};
  const conditions = { ...ofActuator, ...file.conditions };
  const kinds = kindsInWords(conditions, motor);
  const torqueKind = conditions.peak_torque_nm?.kind ?? null;
  return {
    role,
    count,
    motor,
    linked,
    exact: linked?.fields.name === motor.name,
    conditions,
    kinds,
    torqueKind,
  };
}

/** True if the degrees of freedom count all joints, false if all except grippers; null otherwise. */
function countsGripper(dof: unknown, joints: readonly JointFacts[]): boolean | null {
  const countOf = (groups: readonly JointFacts[]): number =>
    groups.reduce((sum, { count }) => sum + count, 0);
  const axes = countOf(joints.filter(({ role }) => !/gripper|\b(claw|jaw)/i.test(role)));
  if (axes === countOf(joints)) return null;
  return dof === countOf(joints) ? true : dof === axes ? false : null;
}

/** The mass of all motors divided by that of the robot; null unless all are known. */
function massShare(joints: readonly JointFacts[], kg: number | null): number | null {
  const masses = joints.map(({ count, motor }) => ({ count, mass: numberIn(motor, 'weight_g') }));
  if (masses.length === 0 || masses.some(({ mass }) => mass === null)) return null;
  return divided(sumOf(masses.map(({ count, mass }) => count * (mass ?? 0))) / 1000, kg);
}

/** The sum of all peak torques and their kind, if all are known, of one kind and at one voltage. */
function peaksOf(joints: readonly JointFacts[]): {
  readonly sum: number | null;
  readonly kind: string | null;
} {
  const kinds = new Set(joints.map(({ torqueKind }) => torqueKind));
  const volts = new Set(joints.flatMap(({ conditions }) => conditions.peak_torque_nm?.voltage_v ?? []));
  const torques = joints.map(({ count, motor }) => ({ count, torque: numberIn(motor, 'peak_torque_nm') }));
  const isMixed = kinds.size > 1 || volts.size > 1;
  if (joints.length === 0 || isMixed || torques.some(({ torque }) => torque === null))
    return { sum: null, kind: null };
  const [kind = null] = kinds;
  return { sum: sumOf(torques.map(({ count, torque }) => count * (torque ?? 0))), kind };
}

function robotFacts(file: RobotFile): RobotFacts {
  const head = (field: string): unknown => Reflect.get(file, field) ?? null;
  const joints = file.joints.map(jointFacts);
  const jointCount = joints.reduce((sum, { count }) => sum + count, 0);
  const prices = joints.map(({ count, linked, exact }) => ({
    count,
    price: exact ? numberIn(linked?.fields ?? {}, 'price_usd') : null,
  }));
  const peak = peaksOf(joints);
  const peakCondition =
    peak.kind === null || head('weight_kg') === null ? {} : { peak_torque_per_kg: { kind: peak.kind } };
  const isPriced = prices.length > 0 && prices.every(({ price }) => price !== null);
  const fields = {
    ...{ id: file.id, name: file.name, brand: file.brand, ...countryOf(file.country) },
    ...{ dof: head('dof') ?? jointCount, payload_kg: head('payload_kg'), reach_mm: head('reach_mm') },
    ...{ weight_kg: head('weight_kg'), price_usd: head('price_usd'), price_max_usd: head('price_max_usd') },
    ...{ product_url: head('product_url'), image_url: head('image_url'), summary: head('summary') },
    ...{
      sources: urlsOf(file.sources),
      ...addressesOf('robots', file.id),
      joint_count: jointCount,
      kind: file.kind,
    },
    motor_price_usd: isPriced ? sumOf(prices.map(({ count, price }) => count * (price ?? 0))) : null,
    payload_per_kg: divided(numberIn(file, 'payload_kg'), numberIn(file, 'weight_kg')),
    motor_mass_share: massShare(joints, numberIn(file, 'weight_kg')),
    peak_torque_per_kg: divided(peak.sum, numberIn(file, 'weight_kg')),
    dof_counts_gripper: countsGripper(head('dof') ?? jointCount, joints),
    price_stated_by: pricedBy(file),
    kinds: Object.fromEntries([
      ...joints.flatMap(({ role, kinds }) =>
        Object.entries(kinds).map(([field, kind]) => [`joints/${role}/${field}`, kind] as const),
      ),
      ...Object.entries(kindsInWords(peakCondition, peakCondition)),
    ]),
  };
  return { fields, joints, conditions: peakCondition };
}

/** Every robot, sorted by id. */
export const ROBOTS: readonly RobotFacts[] = files.robots.toSorted(byId).map(robotFacts);

/** Every joint group, by robot. */
export const JOINTS: readonly JointFacts[] = ROBOTS.flatMap(({ joints }) => joints);
