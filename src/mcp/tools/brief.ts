import type { Actuator } from '../../catalog/actuator.ts';
import type { Robot } from '../../catalog/robot.ts';
import { choice, type Parameter } from '../../query/parameter.ts';

/** What a brief record of an actuator holds, so far as it is known: enough to choose by, in few tokens. */
export const BRIEF_ACTUATOR_FIELDS = [
  'id',
  'name',
  'brand',
  'price_usd',
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'backdrivable',
  'source_domain',
] as const satisfies readonly (keyof Actuator)[];

/** What a brief record of a robot holds, so far as it is known. */
export const BRIEF_ROBOT_FIELDS = [
  'id',
  'name',
  'brand',
  'dof',
  'payload_kg',
  'reach_mm',
  'weight_kg',
  'price_usd',
  'summary',
  'joint_count',
] as const satisfies readonly (keyof Robot)[];

/** What is known in every record. */
export const ALWAYS_KNOWN = ['id', 'name', 'brand'] as const;

/** How much of each record a search gives. */
export const DETAILS = ['brief', 'full'] as const;

/** The parameter that a search has beside those of the API. */
export const DETAIL = {
  detail: {
    schema: choice(DETAILS).default('brief'),
    says: '`brief` records have the fields to choose by; `full` ones have every field, including the `sources` to cite, for about five times the tokens.',
    example: 'full',
  },
} satisfies Record<string, Parameter>;

/** A record with these fields only, in their order, without those that are null. */
export const briefly = <Name extends string>(
  record: Readonly<Record<Name, unknown>>,
  fields: readonly Name[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.flatMap((field) => (record[field] === null ? [] : [[field, record[field]]])));
