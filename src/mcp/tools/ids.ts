import { z } from 'zod';
import type { Result } from '../../catalog/result.ts';
import { compareBody, parseCompareBody } from '../../query/compare-ids.ts';
import { shown, type Fault } from '../../query/fault.ts';
import type { NearestNames } from '../../query/nearest.ts';
import { COMPARING } from '../../query/parameters.ts';
import { givenTexts } from '../../query/read-parameters.ts';
import { argumentTexts } from './arguments.ts';
import { closed, type ObjectSchema } from './schemas.ts';
import type { Arguments } from './tool.ts';

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
