import { MODIFIERS, REQUIREMENTS } from '../../query/requirements.ts';
import type { Figure } from '../copy/catalog-copy.ts';
import { curlLine } from '../paths.ts';
import { matchParameters, SORTS, type JointForm, type MatchState } from './joint.ts';

const PLACE = '/api/v1/actuators/match';

/** The API's request for what the page shows, as a line for a shell: one joint is asked by its address, several by a body. */
export function apiLine({ joints, sort }: MatchState, origin: string): string {
  const [joint, ...others] = joints;
  if (joint !== undefined && others.length === 0) {
    const parameters = matchParameters({ joints: [{ ...joint, name: 'Joint 1', count: 1 }], sort });
    if (parameters.has('sort')) parameters.set('order', SORTS[sort].direction);
    return curlLine(`${origin}${PLACE}?${parameters.toString()}`);
  }
  const body = JSON.stringify({ joints: joints.map(memberOf) });
  return `curl '${origin}${PLACE}' -H 'Content-Type: application/json' -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}

/** A joint as the API's body has it: numbers and flags as such. */
export const memberOf = ({ name, count, texts }: JointForm): Readonly<Record<string, Figure>> => ({
  name,
  count,
  ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valueOf(key, text)])),
});

const NUMBERS: ReadonlySet<string> = new Set([
  ...REQUIREMENTS.flatMap((row) => ('through' in row ? [row.name] : [])),
  ...Object.keys(MODIFIERS),
  'voltage_v',
]);

function valueOf(name: string, text: string): Figure {
  if (NUMBERS.has(name) && Number.isFinite(Number(text))) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
