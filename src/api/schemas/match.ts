import { z } from 'zod';
import { KIND_NOT_STATED } from '../../catalog/evidence/condition-tags.ts';
import { condition } from '../../catalog/fields/evidence/condition.ts';
import { TRUST_FIELDS } from '../../catalog/fields/evidence/kinds-and-doubts.ts';
import { torqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import { answered, slug, text } from '../../catalog/fields/value-schemas.ts';
import { motorSum, priceSum } from '../../catalog/records/bill-of-materials.ts';
import { WAYS } from '../../catalog/torque-speed/law.ts';
import { VERDICTS } from '../../query/match/judge/verdicts.ts';
import { MODIFIERS } from '../../query/match/question/modifiers.ts';
import { JOINT_QUESTION } from '../../query/match/question/parse-match.ts';
import { TOGETHER, type RequirementRow } from '../../query/match/question/requirements.ts';
import { pagination } from './pagination.ts';

const requirement = z.enum(JOINT_QUESTION.rows.map(({ name }) => name));
const accepted = z.union([z.number(), z.boolean(), text, z.array(text)]);

const point = z
  .strictObject({
    torque_nm: z.number().describe('Torque at the joint, N·m.'),
    speed_rpm: z.number().describe('Speed of the joint, rpm.'),
    seconds: z.number().optional().describe('How long it lasts, s, if it is a step of a duty cycle.'),
  })
  .describe('A torque at a speed.');

const askedBy = (row: RequirementRow): z.ZodType => {
  if (row.sense === 'gives') return z.array(point);
  return 'through' in row ? z.number() : accepted;
};

const asked = z
  .strictObject(
    Object.fromEntries([
      ...JOINT_QUESTION.rows.map((row) => [row.name, askedBy(row).optional()] as const),
      [
        'include_unknown',
        z.array(text).optional().describe('Fields whose unknown figures do not count against a verdict.'),
      ],
      ['together', z.boolean().optional().describe(TOGETHER.says)],
      ...Object.entries(MODIFIERS).map(
        ([name, { says }]) => [name, z.number().optional().describe(says)] as const,
      ),
    ]),
  )
  .describe(
    'The question as understood: requirements in a fixed order (including those derived from the duty), and modifiers that change something.',
  );

const counts = z
  .strictObject({
    meets: answered.count.describe('Every figure is known and meets its requirement.'),
    close: answered.count.describe('Some figures miss their requirement, but by no more than the tolerance.'),
    unknown: answered.count.describe('No figure misses, but some are unknown.'),
    misses: answered.count.describe(
      'At least one figure misses. These are only counted unless `ids` names them.',
    ),
  })
  .describe(
    'Number of candidates by verdict. The verdict of an actuator is the worst of its checks that count.',
  );

const verdict = z.enum(VERDICTS);

const torqueAt = z
  .strictObject({
    least: z.number().nullable().describe('Proven minimum, N·m.'),
    most: z.number().nullable().describe('Upper limit, N·m.'),
  })
  .describe('The torque that stated figures give at a speed; null if they do not decide it.');

const basis = z
  .strictObject({
    field: text,
    value: z.union([z.number(), text, z.array(torqueSpeedPoint)]),
    conditions: condition.nullable(),
  })
  .describe('A stated figure with its kind.');

const check = z
  .strictObject({
    requirement: requirement.describe('The requirement; `rms_torque_nm` follows from the duty.'),
    field: text.describe('The field that is compared with it.'),
    asked: z
      .union([accepted, point])
      .describe(
        'The other side of the comparison: the bound or the point with its margin, or the accepted values.',
      ),
    value: z
      .union([z.number(), z.boolean(), text, z.array(text), torqueAt, z.null()])
      .describe('The value at the joint; for a point, a range. Null when unknown.'),
    unit: answered.maybeText.describe('UCUM code. Null if the value has no unit.'),
    verdict,
    ratio: z
      .number()
      .nullable()
      .describe(
        'Value divided by the requirement, to 4 significant digits. For a point: the proven torque, or the highest possible one if it misses.',
      ),
    conditions: condition.nullable().describe('The kind of the figure, if a source states it.'),
    basis: z.array(basis).optional().describe('For a point: the stated figures behind the verdict.'),
    how: text
      .nullable()
      .optional()
      .describe(
        `For a point: how the figures decide it (${WAYS.join('; ')}). For a torque or speed: the part of it that counts, and at which supply.`,
      ),
    price_stated_by: TRUST_FIELDS.price_stated_by.schema
      .optional()
      .describe('For a price: the kind of source that states it.'),
    price_date: answered.maybeText
      .optional()
      .describe('For a price: the day, month or year when it was read; null where no source says.'),
    gear_ratio: answered.maybeGearRatio
      .optional()
      .describe("The actuator's own ratio; present if an external stage changes the value."),
    external_ratio: z.number().optional().describe('The ratio of that stage.'),
  })
  .describe('One requirement, and how the actuator meets it.');

const judged = {
  verdict,
  checks: z.array(check).describe('One for each requirement, in the order of `asked`.'),
  doubts: TRUST_FIELDS.doubts.schema.describe(
    'Its doubtful figures, and why, whether they are required or not.',
  ),
};

const kinds = TRUST_FIELDS.kinds.schema.describe(
  `The kind of each checked figure, and of those behind a point, in words; \`${KIND_NOT_STATED}\` for a torque or a speed without one.`,
);

const match = z
  .strictObject({
    id: slug,
    name: text,
    brand: text,
    ...judged,
    kinds,
    url: answered.address,
    api_url: answered.address,
  })
  .describe('An actuator that meets the requirements, or may meet them, and why.');

const matchSelection = z
  .looseObject({ id: slug, ...judged })
  .describe(
    'The same with the members that `fields` names, as in `ActuatorSelection`, in place of name and addresses.',
  );

const relaxation = z
  .strictObject({
    requirement,
    from: z.number(),
    to: z
      .number()
      .describe(
        'The bound to ask for instead; for a duty, as `min_rated_torque_nm`, with its peak as `min_peak_torque_nm`.',
      ),
    adds: z.int().min(1).describe('Number of further actuators that would then meet everything.'),
    speed_rpm: z.number().optional().describe('For a point: the speed with the smaller torque.'),
  })
  .describe('A limit within 25 % of the requirement at which more actuators meet everything.');

const matchesOf = (found: z.ZodType) => ({
  asked,
  counts,
  order: text.describe(
    'The order of `data`, first criterion first: `verdict, unknown checks, likelihood, weight_g`. The likelihood of an unknown check is the share of the possible values that meet its requirement; it is 0 unless published figures limit the value on both sides. The lowest of an actuator counts.',
  ),
  data: z.array(found).describe('In that order; with `ids`, all of them, including those that miss.'),
  relax: z.array(relaxation).describe('At most five, the most effective first.'),
});

const pageOf = (found: z.ZodType) =>
  z
    .strictObject({ ...matchesOf(found), pagination })
    .describe('A page of the actuators that meet requirements, and their number.');

const chosenSet = z
  .strictObject({
    shared: z
      .strictObject({ brand: text.optional(), comm: text.optional(), voltage_v: z.number().optional() })
      .nullable()
      .describe(
        'The values that its motors share, for the fields of `same`. Null if no set meets the requirements on all joints together.',
      ),
    choices: z.array(
      z.strictObject({
        name: text,
        count: answered.count,
        candidates: answered.count.describe('Number of actuators that meet all requirements of the joint.'),
        priced: answered.count.describe('Number of those that have a price.'),
        id: slug
          .nullable()
          .describe(
            'Null if no actuator meets everything, or no set meets the requirements on all joints together.',
          ),
        bare: answered.maybeFlag.describe(
          'Whether it is a bare motor, without bearings, gear or housing of its own. Null without an actuator.',
        ),
        price_usd: answered.quantity,
        price_stated_by: TRUST_FIELDS.price_stated_by.schema.describe(
          'The kind of source that states the price.',
        ),
        price_date: answered.maybeText.describe(
          'When the price was read: a year, a month or a day. Null where no source dates it.',
        ),
        weight_g: answered.quantity,
        kinds: TRUST_FIELDS.kinds.schema.describe('The parts that price and mass include, if sources say.'),
        doubts: judged.doubts,
      }),
    ),
    totals: z.strictObject({
      motors: answered.count,
      bare_motors: answered.count.describe('Number of bare motors.'),
      price_usd: priceSum,
      weight_g: motorSum,
    }),
  })
  .describe('One actuator for each joint, and their sums.');

const jointMatchesOf = (found: z.ZodType) =>
  z
    .strictObject({
      joints: z.array(
        z
          .strictObject({ name: text, count: answered.count, ...matchesOf(found) })
          .describe('A joint, the number of actuators by verdict, and the best of them.'),
      ),
      sets: z
        .strictObject({ cheapest: chosenSet.nullable(), lightest: chosenSet })
        .describe(
          'Two sets of actuators, one for each joint, that meet everything. `cheapest` has the lowest sum of published prices, from any kind of source (see `prices` of its total), and is null if none has a price; `lightest` has the lowest mass.',
        ),
    })
    .describe('Actuators for the joints of a robot.');

/** The schemas of the matches. */
export const MATCH_SCHEMAS = {
  MatchAsked: asked,
  MatchCounts: counts,
  MatchCheck: check,
  Relaxation: relaxation,
  ChosenSet: chosenSet,
  Match: match,
  MatchList: pageOf(match),
  JointMatches: jointMatchesOf(match),
} satisfies Record<string, z.ZodType>;

/** The schemas of the matches whose members `fields` names. */
export const SPARSE_MATCH_SCHEMAS = {
  MatchSelection: matchSelection,
  MatchSelectionList: pageOf(matchSelection),
  JointMatchSelections: jointMatchesOf(matchSelection),
} satisfies Record<string, z.ZodType>;
