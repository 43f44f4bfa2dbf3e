import { z } from 'zod';
import { compareBody } from '../../query/compare-ids.ts';
import { shown } from '../../query/fault.ts';
import type { NearestNames } from '../../query/nearest.ts';
import { closed, type ObjectSchema } from './schemas.ts';

const { $schema: _schema, ...ids } = z.toJSONSchema(compareBody.shape.ids);

/** The input of a tool that takes a list of actuator ids. */
export const IDS_INPUT: ObjectSchema = closed({ ids });

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
