import { claims, type Claims } from '../../catalog/claims.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { shown } from '../../query/fault.ts';
import { list, lowerCase, separated } from '../../query/kinds.ts';
import type { Parameters } from '../../query/parameter.ts';
import { builtDocument, type McpService } from '../service.ts';
import { taking } from './arguments.ts';
import { hintOfMissing, idArgument, idsOf } from './ids.ts';
import { arrayOf, closed, inputOf, MAYBE_TEXT, OBJECT, TEXT } from './schemas.ts';
import { answered, refused, type Tool, type ToolAnswer } from './tool.ts';

/** All that sources state of a record: its fields, and of a robot its joints and their counts. */
const FIELDS = Object.keys({
  ...ACTUATOR_FIELDS,
  ...ROBOT_FIELDS,
  ...MOTOR_FIELDS,
  joints: null,
  count: null,
});

const ARGUMENTS = {
  id: idArgument('an actuator or a robot', 'Id of an actuator or a robot.', 'unitree-go-m8010-6'),
  fields: {
    kind: list(lowerCase, FIELDS),
    says: 'Only these fields, comma-separated; all when absent.',
    example: 'peak_torque_nm,price_usd',
  },
} satisfies Parameters;

/** Tells where the figures of a record come from. */
export const getClaims: Tool = {
  name: 'get_claims',
  title: 'Get the evidence of a record',
  description:
    'Where the figures of an actuator or a robot come from. Each of `claims` has a `field` (of a robot’s motor a path such as `joints/Knee (J3)/peak_torque_nm`), the `words` of the `source` (its number in `sources`, best first), how they are `converted` to our `value`, ' +
    'whether they `agree` with the record, and `conditions` (stall or continuous, motor or output side, at which voltage; absent if unknown). `derived` figures follow from others; `unsourced` ones have no words.',
  inputSchema: inputOf(ARGUMENTS),
  outputSchema: closed({
    id: TEXT,
    claims: arrayOf(OBJECT),
    derived: arrayOf(OBJECT),
    unsourced: arrayOf(TEXT),
    sources: arrayOf(OBJECT),
    hint: MAYBE_TEXT,
  }),
  run: taking(ARGUMENTS, (service, { id = '', fields }) => {
    const operation = operationOf(service, id);
    if (operation === null) return unknownId(service, id);
    const { api_url: _api, ...found } = claims.parse(builtDocument(service, operation, id));
    if (fields === undefined) return answered({ ...found, hint: null });
    const names = separated(fields).map(lowerCase);
    const about = claimsAbout(names, found);
    return answered({ ...about, hint: hintOf(names, about) });
  }),
};

type Evidence = Omit<Claims, 'api_url'>;

function operationOf({ actuators, robots }: McpService, id: string) {
  if (actuators.placeOf(id) !== undefined) return 'get_actuator_claims';
  return robots.placeOf(id) === undefined ? null : 'get_robot_claims';
}

function unknownId(service: McpService, id: string): ToolAnswer {
  const [actuators, robots] = [idsOf(service, 'actuators'), idsOf(service, 'robots')];
  const nearest = (wanted: string): string[] => [...actuators.nearest(wanted), ...robots.nearest(wanted)];
  const detail = `No actuator and no robot has the id \`${shown(id)}\`.`;
  const hint = hintOfMissing([id], { nearest, moved: { ...robots.moved, ...actuators.moved } }) ?? '';
  return refused({ code: 'not_found', detail, hint });
}

/** What is said of some fields, and the sources that say it. The last part of a path is the name of its field. */
function claimsAbout(names: readonly string[], { claims: all, derived, unsourced, sources, id }: Evidence): Evidence {
  const isNamed = (field: string): boolean => names.includes(field.slice(field.lastIndexOf('/') + 1));
  const kept = all.filter(({ field }) => isNamed(field));
  return {
    id,
    claims: kept,
    derived: derived.filter(({ field }) => isNamed(field)),
    unsourced: unsourced.filter(isNamed),
    sources: sources.filter(({ number }) => kept.some(({ source }) => source === number)),
  };
}

function hintOf(names: readonly string[], { claims: kept, derived, unsourced }: Evidence): string | null {
  if (kept.length + derived.length + unsourced.length > 0) return null;
  return `No source of this record states ${names.map((name) => `\`${name}\``).join(', ')}.`;
}
