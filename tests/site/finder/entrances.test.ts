import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerState } from '../../../src/site/finder/answer/answer-state.ts';
import { readText } from '../../../src/site/finder/need-box.ts';
import { readAddress } from '../../../src/site/finder/read-address.ts';
import { apiRequest } from '../../../src/site/finder/state/api-request.ts';
import { readState } from '../../../src/site/finder/state/read-state.ts';
import { defaultState, type FinderState } from '../../../src/site/finder/state/state.ts';
import { finderPath, SEARCH_FILE } from '../../../src/site/paths.ts';
import { searchFile } from '../../../src/site/search/build-search-file.ts';
import { loadSearch } from '../../../src/site/search/load-search.ts';
import { EVERYTHING } from '../../../src/site/search/search-file-format.ts';
import { copied, fieldWords, service, site } from '../fixtures.ts';
import { countedByApi } from './counted-by-api.ts';

/* A sentence gives the same question at every entrance of the site. */

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === SEARCH_FILE ? searchFile(site) : fieldWords)),
  );
});
afterAll(() => vi.unstubAllGlobals());

/** The state of the finder at an address of the site. */
async function stateAt(path: string): Promise<FinderState> {
  const { search, hash } = new URL(path, 'https://x.example');
  return (await readAddress(copied, { readState }, { search, hash })).state;
}

/** The address that Enter opens from the boxes of the header and the home page. */
async function searchedIn(text: string): Promise<string> {
  const { meant } = (await loadSearch())(text, EVERYTHING, 8);
  return meant?.path ?? finderPath({ q: text });
}

/** The state of the finder after Enter in its own box. */
async function askedIn(text: string): Promise<FinderState> {
  const read = await readText(copied, text);
  if ('path' in read) throw new Error(`${text} is a name.`);
  return read.next(defaultState(copied));
}

const countOf = (state: FinderState): unknown => {
  const { judgement, matches } = answerState(copied, state);
  return judgement?.ranking.counts ?? matches.length;
};

const SENTENCES = [
  '40 N·m at 12 rad/s under 900 g, CAN',
  '40 N·m, 12 rad/s, under 900 g',
  '40 N·m at 12 rad/s under 900 g',
  '40 Nm at 115 rpm',
  'Knee 40 N·m, 12 rad/s, < 900 g, backdrivable, CAN, < $500',
  '40 N·m at 115 rpm, 24-48 V, CAN, < 1 kg',
  '2 N·m at 60 rpm, 12 V, under 60 USD',
  'hexapod leg, 2 N·m at 60 rpm, 12 V, under 60 USD',
  '20 kg cm servo under $50',
  '20 Nm continuous at 60 rpm',
  '20 Nm continuous, 48 V',
  '20 Nm hold, 60 Nm peak at 100 rpm',
  'stall torque > 60 Nm, CAN',
  'peak torque at least 100 Nm, at most 2 kg',
  '10-20 Nm, EtherCAT',
  'rated torque from 5 to 10 Nm',
  'under $300 QDD',
  'QDD with EtherCAT',
  'all on EtherCAT with brake and hollow shaft',
  'hollow shaft 20 mm',
  'maxon, 10 Nm',
  'CubeMars 48 V under 500 g',
  'smart servo 12 V under 100 g',
  'smart servo, TTL, 12 V',
  'frameless, 24 V, over 3000 rpm',
  'harmonic gear under 1 arcmin backlash',
  '48V 20A',
  '48 V, 500 W',
  '60 mm diameter, 40 mm long',
  'in production, driver on board',
  'backdrivable with torque control',
  'backdrivable quiet knee motor',
  'IP65',
  'waterproof, 10 Nm',
  'made in Germany, 50 Nm',
  'CAN and EtherCAT',
  'CAN FD or EtherCAT under 1 kg',
  'no brake, CAN, 30 Nm',
  'gear ratio 9:1, 20 Nm',
  '300 rpm at 48 V',
  '40@115, max 900 g',
  '15 lb-ft under 3 lb',
];

describe.each(SENTENCES)('“%s” has the same count', (sentence) => {
  test('in the boxes of header and home page, in the finder, by its address and in the API', async () => {
    const asked = await askedIn(sentence);
    const states = [
      asked,
      await stateAt(await searchedIn(sentence)),
      await stateAt(finderPath({ need: sentence })),
    ];
    const { path } = apiRequest(copied, asked);
    expect(path).not.toBe('/api/v1/actuators');
    expect(states.map((state) => apiRequest(copied, state).path)).toEqual([path, path, path]);
    const counted = countedByApi(service, path);
    expect(states.map(countOf)).toEqual([counted, counted, counted]);
  });
});

describe.each(['maxon EC flat', 'brushless outrunner xyz'])('“%s” is a search for words', (words) => {
  test('in every box', async () => {
    const asked = await askedIn(words);
    expect(await searchedIn(words)).toBe(finderPath({ q: words }));
    expect(apiRequest(copied, asked)).toEqual(apiRequest(copied, await stateAt(finderPath({ q: words }))));
  });
});
