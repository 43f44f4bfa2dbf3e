import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { answered, slug, text } from '../../catalog/fields/value-schemas.ts';
import { actuator, robotRef } from '../../catalog/records/record-schemas.ts';
import { ALTERNATIVES } from '../../limits.ts';

const reference = {
  id: slug.describe('Slug of the actuator.'),
  name: text.describe('Name of the actuator.'),
  brand: text.describe('Maker of the actuator.'),
  url: robotRef.shape.url,
  api_url: answered.address.describe('Canonical API URL of the actuator.'),
};

const figures = (description: string) =>
  z
    .array(
      z.strictObject({
        field: text,
        value: z.number().describe('Its own figure.'),
        ratio: z
          .number()
          .nullable()
          .describe('Its figure divided by that of the actuator it replaces, if that is not 0.'),
      }),
    )
    .describe(description);

const replacement = z
  .strictObject({
    ...reference,
    availability: actuator.shape.availability,
    better: figures('Figures in which it is better.'),
    worse: figures('Figures in which it is worse.'),
    equal: figures('Figures that differ by less than 3 %.'),
    unknown: z.array(text).describe('Figures that one of the two does not publish.'),
    not_comparable: z
      .array(text)
      .describe(
        'Figures that both publish but that cannot be compared: their kinds differ, their voltages differ or are not stated, or their prices have different kinds of source or include different parts. `text` says which.',
      ),
    voltage_covers: answered.maybeFlag.describe('Whether it accepts every supply of the replaced actuator.'),
    shares_protocol: answered.maybeFlag.describe(
      'Whether both use the same protocol on a bus that both have; null where no source names the protocol.',
    ),
    delivers: answered.maybeFlag.describe(
      'Whether it gives the torque of the replaced actuator at each of its speeds; null where published figures do not decide it.',
    ),
    same_family: z.boolean().describe('True if it is a variant of the same model.'),
    text: text.describe('The differences in words.'),
    kinds: ACTUATOR_FIELDS.kinds.schema.describe('The kind of each compared figure, if sources state it.'),
    doubts: ACTUATOR_FIELDS.doubts.schema.describe('Doubtful figures among the compared ones, and why.'),
    price_stated_by: ACTUATOR_FIELDS.price_stated_by.schema.describe(
      'The kind of source that states its price. Null without one.',
    ),
    price_date: ACTUATOR_FIELDS.price_date.schema.describe(
      'When its price was read: a year, a month or a day. Null where no source dates it.',
    ),
  })
  .meta({
    id: 'Replacement',
    description: 'An actuator that could replace another, and how the two compare.',
  });

/** The schemas of alternatives. */
export const REPLACEMENT_SCHEMAS = {
  Replacement: replacement,
  Alternatives: z
    .strictObject({
      id: reference.id,
      successors: z.array(replacement).describe('Its successors from the same maker.'),
      data: z
        .array(replacement)
        .describe(`At most ${ALTERNATIVES.most} that may still be sold; most similar first.`),
      not_compared: z.array(text).describe('Properties that also matter and that the catalog does not have.'),
    })
    .describe('Actuators that could replace one.'),
} satisfies Record<string, z.ZodType>;
