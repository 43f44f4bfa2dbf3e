import type { RunningService } from '../../../src/api/service.ts';
import type { Dataset } from '../../../src/catalog/dataset.ts';
import { sealCursor } from '../../../src/query/cursor.ts';
import { ACTUATOR_LISTING } from '../../../src/query/listings.ts';
import { parseListQuery } from '../../../src/query/parse-list.ts';
import { FILTERED } from '../filtered.ts';
import { addressInApi } from '../peers/ours.ts';
import { questionsOver } from '../questions.ts';
import { misspeltWords, searchTexts } from '../search-texts.ts';

/** The most questions of a kind that are asked of one catalog: enough that most are answered by compiled code, as in a server. */
export const MOST_QUESTIONS = 2500;

/** A kind of list whose time is measured, and the addresses to ask: no two are equal. */
export interface Kind {
  readonly name: string;
  readonly addresses: (service: RunningService) => readonly string[];
}

/** THE TABLE of kinds. */
export const KINDS = [
  { name: 'filtered', addresses: (service) => asked(questionsOver(sampleOf(service)).list) },
  { name: 'filtered, sorted', addresses: (service) => asked(questionsOver(sampleOf(service)).list).map(sorted) },
  { name: 'search', addresses: (service) => asked(questionsOver(sampleOf(service)).search) },
  {
    name: 'search everything',
    addresses: (service) => searchTexts(sampleOf(service).actuators).slice(0, MOST_QUESTIONS).map(findIn),
  },
  {
    name: 'search, corrected',
    addresses: (service) => misspeltWords(sampleOf(service).actuators).slice(0, MOST_QUESTIONS).map(searchFor),
  },
  { name: 'deep cursor', addresses: deepPages },
  ...Object.entries(FILTERED).map(([name, addressOf]) => ({ name, addresses: () => numbered(addressOf) })),
] satisfies readonly Kind[];

const LIST = '/api/v1/actuators';

const numbered = (addressOf: (number: number) => string): string[] =>
  Array.from({ length: MOST_QUESTIONS }, (_, number) => addressOf(number));

const asked = (question: (number: number) => Parameters<typeof addressInApi>[0]): string[] =>
  numbered((number) => addressInApi(question(number)));

const sorted = (address: string): string => `${address}&sort=torque_density_nm_per_kg`;

// Texts are drawn from this many records spread over the catalog: all pieces of 100,000 names would fill the memory.
const SAMPLE = 200;

function sampleOf({ actuators }: RunningService): Pick<Dataset, 'actuators'> {
  const step = Math.ceil(actuators.count / SAMPLE);
  const places = actuators.ids.flatMap((_, place) => (place % step === 0 ? [place] : []));
  return { actuators: places.map(actuators.recordAt) };
}

const findIn = (text: string): string => `/api/v1/search?q=${encodeURIComponent(text)}`;

const searchFor = (word: string): string => `${LIST}?q=${encodeURIComponent(word)}`;

const DEEP = { min_peak_torque_nm: '1', sort: 'torque_density_nm_per_kg' };

/** Pages from the middle to the end of a filtered and sorted list. */
function deepPages({ actuators }: RunningService): string[] {
  const parsed = parseListQuery(ACTUATOR_LISTING, Object.entries(DEEP));
  if (!parsed.ok) throw new Error(`The query of the deep pages is refused: ${JSON.stringify(parsed.fault)}`);
  const { order, fingerprint } = parsed.value;
  const { places, positionOf } = actuators.inOrder(order);
  const deep = [...places.subarray(places.length / 2)];
  const step = Math.ceil(deep.length / MOST_QUESTIONS);
  return deep
    .filter((_, number) => number % step === 0)
    .map(
      (place) => `${LIST}?${new URLSearchParams({ ...DEEP, cursor: sealCursor(fingerprint(), positionOf(place)) })}`,
    );
}
