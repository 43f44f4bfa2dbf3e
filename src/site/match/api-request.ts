import type { Figure } from '../client-catalog/client-catalog.ts';
import { curlLine } from '../paths.ts';
import { FIELDS } from './form-fields.ts';
import { blankJoint, matchParameters, SORTS, type JointForm, type MatchState, type Texts } from './joint.ts';

const PLACE = '/api/v1/actuators/match';

/**
 * The API's request for what the page shows, as a line for a shell: one joint is asked by its address,
 * several by a body. `sold` are the availabilities of what the page shows at first.
 */
export function apiLine(
  { joints, sort, include }: MatchState,
  origin: string,
  sold: readonly string[],
): string {
  const defaults: Texts = include.includes('discontinued') ? {} : { availability: sold.join(',') };
  const all = joints.map((each) => ({ ...each, texts: { ...defaults, ...each.texts } }));
  const [joint] = all;
  if (joint !== undefined && all.length === 1) {
    const parameters = matchParameters({
      joints: [{ ...blankJoint(0), texts: joint.texts }],
      sort,
      include: [],
    });
    if (parameters.has('sort')) parameters.set('order', SORTS[sort].direction);
    return curlLine(`${origin}${PLACE}?${parameters.toString()}`);
  }
  const body = JSON.stringify({ joints: all.map(memberOf) });
  return `curl '${origin}${PLACE}' -H 'Content-Type: application/json' -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}

/** A joint as the API's body has it: numbers and flags as such. */
export const memberOf = ({ name, count, texts }: JointForm): Readonly<Record<string, Figure>> => ({
  name,
  count,
  ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valueOf(key, text)])),
});

const NUMBERS: ReadonlySet<string> = new Set(
  FIELDS.flatMap(({ name, control }) => (control === 'number' || control === 'range' ? [name] : [])),
);

function valueOf(name: string, text: string): Figure {
  if (NUMBERS.has(name) && Number.isFinite(Number(text))) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
