import { expect, test } from 'vitest';
import { get, getActuators } from '../../support/ask.ts';
import { objectOf, pageOf } from '../../support/read.ts';
import { actuatorEntry, BASE_URL, robotEntry, serviceOf } from '../../support/small-catalog.ts';

const actuator = (id: string, comm: string[], notes: string) =>
  actuatorEntry({
    id,
    name: id,
    availability: 'in_production',
    specs: { peak_torque_nm: 22, comm, voltage_v: 24, ip_rating: 'IP65' },
    notes,
  });

const service = serviceOf({
  actuators: [
    { ...actuator('acme-a1', ['EtherCAT', 'CAN FD'], 'Joint module.'), figures: { brake: true } },
    actuator('acme-a2', ['RS-485', 'CAN FD'], 'Joint module.'),
    actuator('acme-a3', ['Ethernet', 'Modbus'], 'Joint module with Ethernet.'),
    actuatorEntry({
      id: 'robotis-x',
      brand: 'robotis',
      name: 'X',
      category: 'smart_servo',
      figures: { brake: false },
    }),
    actuator('acme-a4', ['TTL', 'Modbus', 'Modbus RTU'], 'TTL servo, Modbus RTU, not of Japan.'),
  ],
  brands: {
    acme: { name: 'Acme', country: 'CH' },
    robotis: { name: 'ROBOTIS', country: 'KR' },
  },
  robots: [robotEntry({ kind: 'humanoid' })],
});

const headerOf = (operation: 'list_actuators' | 'list_robots' | 'summarize_actuators', query: string) =>
  get(service, operation, query).headers['Query-Hints'];

test.each([
  ['EtherCAT', '"ethercat";comm="ethercat";records=1'],
  ['can fd', '"can%20fd";comm="can%20fd";records=2'],
  ['CANFD module', '"canfd";comm="can%20fd";records=2'],
  ['rs 485', '"rs%20485";comm="rs-485";records=1'],
  ['in production', '"in%20production";availability="in_production";records=4'],
  ['Switzerland', '"switzerland";country="switzerland";records=4'],
  ['Swiss', '"swiss";country="switzerland";records=4'],
  ['24 V, module', '"24%20v%2C";voltage_v="24";records=4'],
  ['24V', '"24v";voltage_v="24";records=4'],
  ['22 VDC', '"22%20vdc";voltage_v="22";records=4'],
  ['IP54', '"ip54";min_ip="54";records=4'],
  ['ttl', '"ttl";comm="ttl";records=1'],
  ['modbus rtu', '"modbus%20rtu";comm="modbus%20rtu";records=1'],
  ['South Korea', '"south%20korea";country="south%20korea";records=1'],
  [
    'EtherCAT Switzerland',
    '"ethercat";comm="ethercat";records=1, "switzerland";country="switzerland";records=4',
  ],
])('a list for %j names the right filter', (text, header) => {
  expect(headerOf('list_actuators', `q=${text}`)).toBe(header);
  expect(headerOf('summarize_actuators', `q=${text}`)).toBe(header);
});

test.each([
  ['waterproof', '"waterproof";min_ip="65";records=4'],
  ['peak torque', '"peak%20torque";min_peak_torque_nm;records=5'],
  ['no brake', '"no%20brake";brake="false";records=1'],
  ['without brake', '"without%20brake";brake="false";records=1'],
  ['not a brake', '"not%20a%20brake";brake="false";records=1'],
  ['non brake', '"non%20brake";brake="false";records=1'],
  ['brake', '"brake";brake="true";records=1'],
  ['"IP rating" module', '"ip%20rating";min_ip;records=4'],
  ['smart servo', '"smart%20servo";category="smart_servo";records=1'],
])('the words in the table of fields name their filter: %s', (text, header) => {
  expect(headerOf('list_actuators', `q=${encodeURIComponent(text)}`)).toBe(header);
});

test.each([
  'no EtherCAT',
  'not waterproof',
  'not in production',
  'not a smart servo',
  'non backdrivable',
  'without Switzerland',
])('a negated word has no hint at the opposite: %s', (text) => {
  expect(headerOf('list_actuators', `q=${encodeURIComponent(text)}`)).toBeUndefined();
});

test('a negated word hints at a filter without a value, and later words are read', () => {
  expect(headerOf('list_actuators', 'q=no%20EtherCAT%20waterproof')).toBe(
    '"waterproof";min_ip="65";records=4',
  );
});

test('an empty list offers the nearest names and the words that they omit', () => {
  expect(headerOf('list_actuators', 'q=acme_a1_v9')).toBe('"Acme%20acme-a1";did_you_mean;dropped="v9"');
  expect(headerOf('list_actuators', 'q=acme-a1')).toBeUndefined();
});

test.each([
  ['japan', 'no record has it as a value'],
  ['ch', 'two letters are no word for a country'],
  ['48V', 'no record accepts it'],
  ['2.4V', 'no record accepts 2.4 V'],
  ['2,4 V', 'no record accepts 2.4 V'],
  ['IP67', 'no record meets it'],
  ['module', 'no filter has it'],
  ['', 'it is blank'],
])('a list for %j names no filter: %s', (text) => {
  expect(headerOf('list_actuators', `q=${text}`)).toBeUndefined();
});

test('a word of a filter is not corrected: EtherCAT is not Ethernet', () => {
  expect(pageOf(getActuators(service, 'q=ethercat')).data).toEqual([]);
  expect(get(service, 'list_actuators', 'q=ethercat').headers['Query-Corrected']).toBeUndefined();
  expect(get(service, 'list_actuators', 'q=ethernat').headers['Query-Corrected']).toBe(
    '"ethernat";to="ethernet"',
  );
  expect(objectOf(get(service, 'search', 'q=ethercat'))).toMatchObject({ total: 0, corrected: [] });
});

test('kinds of robots have a filter too', () => {
  expect(headerOf('list_robots', 'q=humanoid')).toBe('"humanoid";kind="humanoid";records=1');
});

test('the search over everything links to the lists', () => {
  expect(objectOf(get(service, 'search', 'q=can%20fd')).hints).toEqual([
    {
      words: 'can fd',
      filter: 'comm',
      value: 'can fd',
      records: 2,
      api_url: `${BASE_URL}/api/v1/actuators?comm=can+fd`,
    },
  ]);
  expect(objectOf(get(service, 'search', 'q=humanoid&type=robot')).hints).toMatchObject([
    { api_url: `${BASE_URL}/api/v1/robots?kind=humanoid` },
  ]);
  expect(objectOf(get(service, 'search', 'q=humanoid&type=brand')).hints).toEqual([]);
});
