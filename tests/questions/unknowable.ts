import { actuatorCalled } from './catalog-files.ts';
import { call, get, valueAt, valuesAt, type Calls, type Question, type Request, type ToolCall } from './question.ts';

/*
 * Questions to which the right answer is that the catalog does not know: nothing is found, or what is asked for is no field,
 * and the answer says so.
 */

interface Unknowable {
  readonly asks: string;
  readonly rest: Request;
  readonly mcp: ToolCall;
}

/** What an answer says of a word that is no field: that it is none, and which there are. */
const refusalIn =
  (word: string) =>
  (body: unknown): unknown => ({
    code: valueAt(body, 'code'),
    isNamed: String(valueAt(body, 'errors.0.detail')).endsWith(`got ${word}`),
  });

/** A property that no record has: asked for, it is refused by name. */
const noField = (asks: string, word: string): Question => ({
  who: 'buyer',
  asks,
  rest: { calls: [get(`/api/v1/actuators?has=${word}&limit=1`)], read: refusalIn(word) },
  mcp: { calls: [call('search_actuators', { has: [word], limit: 1 })], read: refusalIn(word) },
  expected: () => ({ code: 'invalid_parameter', isNamed: true }),
});

const found = (body: unknown): unknown => valueAt(body, 'pagination.total');

/** A name that no file of the catalog has: nothing is found. */
const noRecord = ({ asks, rest, mcp }: Unknowable, words: RegExp): Question => ({
  who: 'student',
  asks,
  rest: { calls: [rest] satisfies Calls<Request>, read: found },
  mcp: { calls: [mcp] satisfies Calls<ToolCall>, read: found },
  expected: ({ actuators, robots }) => {
    const names = [...actuators, ...robots].map(({ brand, name }) => `${brand} ${name}`);
    return names.filter((name) => words.test(name)).length;
  },
});

const robotsNamed = (words: string): Omit<Unknowable, 'asks'> => ({
  rest: get(`/api/v1/robots?${new URLSearchParams({ q: words, fields: 'id' }).toString()}`),
  mcp: call('search_robots', { q: words, fields: ['id'] }),
});

const actuatorsNamed = (words: string): Omit<Unknowable, 'asks'> => ({
  rest: get(`/api/v1/actuators?${new URLSearchParams({ q: words, fields: 'id' }).toString()}`),
  mcp: call('search_actuators', { q: words, fields: ['id'] }),
});

const MISSPELT = 'dynamixel xh450 w150';

/** The questions that the catalog cannot answer, and says so. */
export const UNKNOWABLE: readonly Question[] = [
  noField('Which have a brake?', 'brake'),
  noField('How efficient is the gearbox?', 'gearbox_efficiency'),
  noField('Is it in stock, and how long does it take?', 'stock'),
  noField('Which were measured by someone who does not sell them?', 'measured_by'),
  noRecord({ asks: 'The motors of Tesla Optimus', ...robotsNamed('tesla optimus') }, /tesla|optimus/i),
  noRecord({ asks: 'The motors of Figure 02', ...robotsNamed('figure 02') }, /^figure/i),
  noRecord({ asks: '“M0601C_111”: is there such a motor?', ...actuatorsNamed('M0601C_111') }, /m0601c/i),
  noRecord({ asks: '“Getriebemotor Hohlwelle”', ...actuatorsNamed('Getriebemotor Hohlwelle') }, /getriebe/i),
  {
    who: 'buyer',
    asks: `“${MISSPELT}” is no model: which were probably meant?`,
    rest: {
      calls: [get(`/api/v1/search?${new URLSearchParams({ q: MISSPELT }).toString()}`)],
      read: (body) => valuesAt(body, 'did_you_mean.*').includes('ROBOTIS XH540-W150-R'),
    },
    mcp: {
      calls: [call('search_actuators', { q: MISSPELT })],
      read: (body) => String(valueAt(body, 'hint')).includes('ROBOTIS XH540-W150-R'),
    },
    expected: (files) => actuatorCalled(files, 'robotis-xh540-w150-r').name === 'XH540-W150-R',
  },
  {
    who: 'student',
    asks: 'Is the AK70-10 waterproof?',
    rest: {
      calls: [get('/api/v1/actuators/compare?ids=cubemars-ak70-10-kv100&fields=ip_rating')],
      read: (body) => valueAt(body, 'data.0.ip_rating'),
    },
    mcp: {
      calls: [call('get_actuators', { ids: ['cubemars-ak70-10-kv100'], fields: ['ip_rating'] })],
      read: (body) => valueAt(body, 'data.0.ip_rating'),
    },
    expected: (files) => actuatorCalled(files, 'cubemars-ak70-10-kv100').specs.ip_rating ?? null,
  },
];
