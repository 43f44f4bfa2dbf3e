import { z } from 'zod';
import type { Result } from '../../catalog/result.ts';
import { TEXT_LENGTH } from '../../limits.ts';
import { compareBody, parseCompareBody } from '../../query/compare-ids.ts';
import { shown, type Fault } from '../../query/fault.ts';
import type { NearestNames } from '../../query/nearest.ts';
import { words, type Parameter } from '../../query/parameter.ts';
import { COMPARING } from '../../query/parameters.ts';
import { givenTexts } from '../../query/read-parameters.ts';
import { argumentTexts } from './arguments.ts';
import { closed, type ObjectSchema } from './schemas.ts';
import { refused, type Arguments, type ToolAnswer } from './tool.ts';

const { $schema: _schema, ...ids } = z.toJSONSchema(compareBody.shape.ids);

/** The input of a tool that takes a list of actuator ids. */
export const IDS_INPUT: ObjectSchema = closed({ ids });

/** Reads the ids of a call, or every fault of its arguments. */
export function readIds({ ids: given, ...others }: Arguments): Result<readonly string[], readonly Fault[]> {
  const parsed = parseCompareBody({ ids: given });
  const { faults: misnamed } = givenTexts(argumentTexts(COMPARING, others).pairs, COMPARING);
  if (parsed.ok && misnamed.length === 0) return parsed;
  return { ok: false, fault: [...(parsed.ok ? [] : parsed.fault), ...misnamed] };
}

/** The argument of a tool that takes the id of one record. */
export const idArgument = (record: string, says: string, example: string) =>
  ({
    schema: z.string(`must be the id of ${record}`).pipe(words(TEXT_LENGTH).min(1, `must be the id of ${record}`)),
    says,
    example,
    required: true,
  }) satisfies Parameter;

// The nearest ids of one take a millisecond to find.
const MOST_HINTS = 10;

/** What to say of unknown ids: the nearest that exist, for the first ten; null when all were found. */
export function hintOfMissing(notFound: readonly string[], nearest: NearestNames): string | null {
  if (notFound.length === 0) return null;
  return notFound
    .slice(0, MOST_HINTS)
    .map((id) => nearestTo(shown(id), nearest(id)))
    .join(' ');
}

const nearestTo = (id: string, near: readonly string[]): string =>
  near.length === 0 ? `No id is near \`${id}\`.` : `Nearest to \`${id}\`: ${near.join(', ')}.`;

/** THE TABLE of the searches that find a record by its name. */
const FOUND_BY = { actuator: 'search_actuators', robot: 'search_robots' } as const;

/** Refuses the id of a record that does not exist, with the nearest ids. */
export function noSuchRecord(kind: keyof typeof FOUND_BY, id: string, nearest: NearestNames): ToolAnswer {
  const detail = `No ${kind} has the id \`${shown(id)}\`.`;
  const hint = `${hintOfMissing([id], nearest) ?? ''} \`${FOUND_BY[kind]}\` finds ${kind}s by name.`;
  return refused({ code: 'not_found', detail, hint });
}
