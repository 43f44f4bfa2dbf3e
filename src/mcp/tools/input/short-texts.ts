import { separated } from '../../../query/parameters/kinds.ts';
import type { Parameter } from '../../../query/parameters/parameter.ts';

/*
 * Descriptions of the arguments of tools. Every client pays for each word of them in every conversation, so
 * they are shorter than those of the same parameters in the API's documents.
 */

/** Descriptions of the arguments whose parameter has a long one, by name. */
const SHORT: Readonly<Record<string, string>> = {
  q: 'Words; each must begin a word of its names or texts.',
  brand: 'Exact names; `q` finds others.',
  use_case: 'Tags, such as quadruped.',
  since: 'Changes after this version, such as the `previous` of a release, or from the day of a release on.',
  field: 'Such as price_usd; conditions/price_usd is its kind.',
  country: 'English names or codes of two letters.',
  voltage_v: 'Supply, V: 48 or "24-48".',
  min_ip: 'Two digits, such as "65".',
  comm: 'Buses, any of: CAN, EtherCAT.',
  control_mode: 'Any of: torque, position.',
  data_source: 'Kind of source of the torque.',
  verified_against: 'Source of the second reading.',
  price_stated_by: 'Kind of source of the price.',
  verified: 'True if every figure was read twice.',
  linked: 'Whether the catalog has the motor.',
  used_in: 'Kinds of robot that use it.',
  robot_id: 'Robots that use it.',
  actuator_id: 'Actuators in the joints.',
  has: 'Fields that must be known.',
  lacks: 'Fields that must be unknown.',
  frontier: 'Two figures: only their best trade-offs.',
  min_price_date: 'Price read since this year, month or day.',
  sort: 'A field, largest first.',
  cursor: 'The last `next_cursor`.',
  ids: 'Judge only these, whatever filters select.',
  duty: 'Steps "N·m:s", or "N·m@rpm:s": 60:2, 10@300:8.',
  peak_points: 'Momentary points "N·m@rpm", all proved: 40@115.',
  rated_points: 'Continuous points.',
  together: 'Whether bounds on peak torque and speed must hold at once.',
  stall_share: 'Share of a stall torque that counts.',
  peak_seconds: 'Longer `duty` steps count as continuous.',
  external_ratio: 'Belt or gear stage: turns per joint turn.',
  external_efficiency: 'Efficiency of that stage.',
  margin: 'Safety factor on torques.',
  tolerance: 'Fraction by which `close` may miss a limit.',
  include_unknown: 'Fields that pass when unknown.',
  kt_per: 'Current of the torque constant: phase `rms` or `peak`, or `supply`.',
  dof_counts_gripper: 'Whether `dof` counts a gripper.',
};

/** Arguments with a name that needs no description. */
const BY_NAME: readonly string[] = [
  'peak_torque_kind',
  'max_speed_kind',
  'rated_torque_kind',
  'rated_speed_kind',
  'power_kind',
  'kt_side',
  'category',
  'kind',
  'availability',
  'limit',
  'order',
];

/** A sentence without the parts that only apply to addresses, because a tool takes an array. */
export const withoutCommas = (says: string): string =>
  says.replace(/(, in any case)?; a comma is "or"\.|, separated by commas\./, '.');

/**
 * The description of an argument; undefined where its name and its type are enough, as for `max_weight_g` and
 * `brake`.
 */
export function shortText(
  name: string,
  { says, kind, example }: Pick<Parameter, 'says' | 'kind' | 'example'>,
): string | undefined {
  // Each kind of record has fields of its own.
  if (name === 'fields') return `Only these fields, such as ${separated(example).at(1)}.`;
  if (Object.hasOwn(SHORT, name)) return SHORT[name];
  const isSaid = BY_NAME.includes(name) || /^(min|max)_/.test(name) || kind.control === 'flag';
  return isSaid ? undefined : withoutCommas(says);
}
