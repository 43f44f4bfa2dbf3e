import { describe, expect, test } from 'vitest';
import { makerWords } from '../../../src/query/search/search-documents.ts';
import { searchFile } from '../../../src/site/search/build-search-file.ts';
import { nearestPaths } from '../../../src/site/search/not-found.ts';
import { recordDocumentsIn, isSearchFile, pathsIn } from '../../../src/site/search/search-file-format.ts';
import { openSiteSearch } from '../../../src/site/search/site-search.ts';
import { indexedPaths } from '../../../src/site/sitemap.ts';
import { service, site } from '../fixtures.ts';

const parsed: unknown = JSON.parse(JSON.stringify(searchFile(site)));
if (!isSearchFile(parsed)) throw new Error('The file of the search box cannot be read.');
const file = parsed;
const find = openSiteSearch(file);
const RECORDS = ['actuator', 'robot', 'brand'];
const pathsFor = (text: string): string[] =>
  find(text, [...RECORDS, 'page', 'sentence'], 8).found.map(({ path }) => path);

test('every indexable page except the home page can be found', () => {
  const named = new Set(pathsIn(file));
  expect(indexedPaths(site).filter((path) => !named.has(path))).toEqual(['/']);
});

describe('the search box and /api/v1/search', () => {
  test.each([
    'go2',
    'Unitree Go2',
    'xm540w270r',
    'AK 80-9',
    'dm4310',
    'cubemars',
    'quadraped',
    'harmonic drive',
    'humanoid hand',
    'v3.0 ak80-9 cubemars',
    'dynamixel',
    'planetary backdrivable',
    'ＡＫ７０',
    'roboits',
    'zzzz',
    '–',
  ])('find the same for "%s", in the same order', (text) => {
    const api = service.find({ text, types: null, limit: 8 });
    const box = find(text, RECORDS, 8);
    expect(box.found.map(({ type, id }) => [type, id])).toEqual(api.hits.map(({ type, id }) => [type, id]));
    expect(box.suggestions).toEqual(api.suggestions());
  });

  test('know the same records', () => {
    expect(recordDocumentsIn(file)).toHaveLength(
      service.dataset.actuators.length +
        service.dataset.robots.length +
        file.records.filter(([type]) => type === 'brand').length,
    );
  });
});

test('the words of makers are those that the API never corrects, including makers without a record', () => {
  expect(file.makers).toEqual(makerWords(service.dataset));
  const [unlisted] = file.makers.filter((word) => find(word, RECORDS, 1).found.length === 0);
  expect(unlisted).toBeDefined();
});

test.each([
  ['go2', '/robots/unitree-go2'],
  ['xm540w270r', '/actuators/robotis-xm540-w270-r'],
  ['cubemars', '/brands/cubemars'],
  ['API guide', '/docs/api'],
])('the search for "%s" finds %s first', (text, path) => {
  expect(pathsFor(text)[0]).toBe(path);
});

test('an empty text and one without letters find nothing', () => {
  expect([find('  ', RECORDS, 8), pathsFor('zzzz')]).toEqual([
    { found: [], meant: null, suggestions: [] },
    [],
  ]);
});

test('a mistyped address finds its record', () => {
  expect(nearestPaths(pathsIn(file), '/actuators/unitree-go-m8010')[0]).toBe('/actuators/unitree-go-m8010-6');
  expect(nearestPaths(pathsIn(file), '/robot')[0]).toBe('/robots');
});

test.each(['/nope', '/', '/actuators/zzzzzz', '/wp-login.php'])(
  '%s is near no page, so none is offered',
  (path) => {
    expect(nearestPaths(pathsIn(file), path)).toEqual([]);
  },
);

describe('a text with properties', () => {
  const finding = (text: string) => find(text, [...RECORDS, 'page', 'sentence'], 8);

  test.each([
    ['40 N·m at 12 rad/s', '/actuators?peak_points=40@114.6#need=40+N%C2%B7m+at+12+rad%2Fs'],
    ['under 900 g, CAN', '/actuators?max_weight_g=900&comm=CAN#need=under+900+g,+CAN'],
    ['canopen', '/actuators?comm=CANopen#need=canopen'],
    ['QDD with EtherCAT', '/actuators?category=qdd_proprioceptive&comm=EtherCAT#need=QDD+with+EtherCAT'],
    ['20 Nm max 60 rpm', '/actuators#need=20+Nm+max+60+rpm'],
    ['40 N·m bei 100 rpm', '/actuators#need=40+N%C2%B7m+bei+100+rpm'],
    ['CAN and EtherCAT', '/actuators?comm=CAN#need=CAN+and+EtherCAT'],
    [
      'torque control from Germany',
      '/actuators?control_mode=torque&country=Germany#need=torque+control+from+Germany',
    ],
  ])('“%s” opens %s, and no page is guessed', (text, path) => {
    const { found, meant, suggestions } = finding(text);
    expect([found[0]?.path, meant?.path, suggestions]).toEqual([path, path, []]);
  });

  test.each([
    ['go2', '/robots/unitree-go2'],
    ['Unitree Go2', '/robots/unitree-go2'],
    ['maxon', '/brands/maxon'],
    ['quality', '/data#quality'],
    ['Use cases', '/data#use-cases'],
  ])('“%s” is a name, which Enter opens at %s', (text, path) => {
    expect(finding(text).meant?.path).toBe(path);
  });

  test('a name with a figure that it does not have is near a name', () => {
    const { found, suggestions } = finding('LX-16A 6V');
    expect([found, suggestions]).toEqual([[], [{ name: 'Hiwonder LX-16A', dropped: ['6V'] }]]);
  });

  test.each(['optimus', 'ak80'])('“%s” names no single page, and none is guessed', (text) => {
    expect(finding(text).meant).toBeNull();
    expect(finding(text).suggestions).toEqual([]);
  });

  test('a name that contains a figure is read as a name', () => {
    const { found, meant } = finding('gds810 48v');
    expect(found[0]?.type).toBe('actuator');
    expect(meant?.path.startsWith('/actuators?')).not.toBe(true);
  });
});

test('a box for actuators and sentences distinguishes a sentence from a name, and offers no other pages', () => {
  const finding = (text: string) => find(text, ['actuator', 'sentence'], 8);
  expect(finding('24-48 V').meant?.path).toBe('/actuators?voltage_v=24-48#need=24-48+V');
  expect(finding('XM540-W270-R').meant?.id).toBe('robotis-xm540-w270-r');
  expect(finding('statistics').found).toEqual([]);
});
