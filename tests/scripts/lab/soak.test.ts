import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  askingFor,
  clientAddresses,
  faultOf,
  newClient,
  paced,
  type Answer,
} from '../../../scripts/lab/soak/client.ts';
import { FAULTS } from '../../../scripts/lab/soak/faults.ts';
import { openLedger, type Ledger } from '../../../scripts/lab/soak/ledger.ts';
import { checksOf, growthOf } from '../../../scripts/lab/soak/suite.ts';
import { pickVisit, VISITS } from '../../../scripts/lab/soak/visits.ts';
import { randomFrom } from '../../../scripts/support/random.ts';
import { connectRaw, statusesIn } from '../../../scripts/support/raw.ts';

let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer((request, response) => response.end(String(request.headers['x-forwarded-for'])));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function visiting() {
  const told: string[] = [];
  const ledger = openLedger((line) => told.push(line));
  const ask = askingFor({ address, ledger, turn: () => Promise.resolve(), client: () => '198.18.0.1' });
  return { told, ledger, ask };
}

describe('a visitor', () => {
  test('speaks for a client and enters what it was told', async () => {
    const { told, ledger, ask } = visiting();
    const expected = { status: 200, content: Buffer.from('198.18.0.1') };
    await ask({ method: 'GET', target: '/' }, expected);
    expect(ledger.closeMinute()).toMatchObject({ requests: 1, wrong: 0 });
    expect(told).toEqual([]);
  });

  test('enters and tells a wrong answer with its request', async () => {
    const { told, ledger, ask } = visiting();
    await ask({ method: 'GET', target: '/x' }, { status: 200, content: Buffer.from('198.18.0.2') });
    expect(ledger.closeMinute()).toMatchObject({ wrong: 1 });
    expect(told.join()).toMatch(/^WRONG GET \/x .*from byte 9 on/);
  });

  test('enters a connection that breaks', async () => {
    const { told, ledger, ask } = visiting();
    server.close();
    await expect(ask({ method: 'GET', target: '/' }, { status: 200 })).rejects.toThrow();
    expect(told.join()).toMatch(/^BROKEN GET \/: .*ECONNREFUSED/);
    expect(ledger.closeMinute()).toMatchObject({ failures: 1, requests: 0 });
  });
});

describe('a fault', () => {
  test.each(['a head of 20 kB', 'a greedy client', 'an encoded null byte', '500 new clients'])(
    '%s is entered as wrong when the server does not answer as it should',
    async (name) => {
      const { ledger } = visiting();
      server.removeAllListeners('request').on('request', (_request, response) => response.writeHead(503).end());
      server.removeAllListeners('clientError').on('clientError', (_error, socket) => {
        socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
      });
      const fault = FAULTS.find((candidate) => candidate.name === name);
      await fault?.inject({ address, ledger });
      const { serverFaults, wrong } = ledger.closeMinute();
      expect({ isMet: serverFaults > 0, isWrong: wrong > 0 }).toEqual({ isMet: true, isWrong: true });
    },
  );
});

describe('the mixture', () => {
  test('has names that differ and all of its visits', () => {
    const random = randomFrom(1);
    const picked = new Set(Array.from({ length: 5_000 }, () => pickVisit(random).name));
    expect(picked).toEqual(new Set(VISITS.map(({ name }) => name)));
    expect(picked.size).toBe(VISITS.length);
  });

  test('has faults of different names', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});

describe('clients', () => {
  test('ask so many times each', () => {
    const next = clientAddresses(2);
    expect([next(), next(), next()]).toEqual(['198.18.0.0', '198.18.0.0', '198.18.0.1']);
  });

  test('are new as often as is wanted', () => {
    expect(new Set(Array.from({ length: 70_000 }, newClient)).size).toBe(70_000);
  });
});

test('turns are so far apart as the rate says', async () => {
  const turn = paced(100);
  const started = performance.now();
  await Promise.all(Array.from({ length: 11 }, turn));
  expect(performance.now() - started).toBeGreaterThan(95);
});

test('answers on a connection are counted by their status lines, interim ones left out', async () => {
  const connection = await connectRaw(address);
  connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(statusesIn(await connection.closed)).toEqual([200, 200]);
  expect(statusesIn('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 413 Payload Too Large\r\n\r\n')).toEqual([413]);
});

const answer = (body: string, changes: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { etag: '"a"' },
  content: Buffer.from(body),
  ...changes,
});

describe('an answer', () => {
  test('that is as expected has no fault', () => {
    expect(faultOf(answer('{}'), { status: 200, content: Buffer.from('{}'), headers: { etag: '"a"' } })).toBeNull();
  });

  test.each([
    ['another status', answer('oh', { status: 500 }), { status: 200 }, 'found status 500 ("oh"), wanted 200'],
    ['another byte', answer('{"a":1}'), { status: 200, content: Buffer.from('{"a":2}') }, 'from byte 5 on'],
    ['a byte less', answer('{"a":'), { status: 200, content: Buffer.from('{"a":1') }, 'found 5 bytes, wanted 6'],
    ['a byte more', answer('{}}'), { status: 200, content: Buffer.from('{}') }, 'found 3 bytes, wanted 2'],
    ['another code', answer('{"code":"x"}', { status: 404 }), { status: 404, code: 'y' }, 'found the code x, wanted y'],
    ['no problem', answer('<p>', { status: 404 }), { status: 404, code: 'y' }, 'found the code undefined'],
    ['another header', answer(''), { status: 200, headers: { etag: '"b"' } }, 'found etag: "a", wanted "b"'],
  ])('with %s is a fault that says what was found and wanted', (...[, found, wanted, fault]) => {
    expect(faultOf(found, wanted)).toContain(fault);
  });
});

const LEVEL = [200, 100, 100, 100, 100];

/** The minutes of a run whose memory is as given, with something done in its last minute. */
function minutesOf(megabytes: readonly number[], act: (ledger: Ledger) => void = () => undefined) {
  const ledger = openLedger(() => undefined);
  megabytes.forEach((resident, minute) => {
    ledger.answered(2, 200);
    ledger.sampled(resident);
    if (minute === megabytes.length - 1) act(ledger);
    ledger.closeMinute();
  });
  return ledger.minutes();
}

describe('a run', () => {
  const well: Parameters<typeof checksOf>[1] = { exitCode: 0, complaints: '' };
  const missed = (minutes: ReturnType<typeof minutesOf>, ending = well): string[] =>
    checksOf(minutes, ending).flatMap(({ bound, isKept }) => (isKept === false ? [bound] : []));

  test('without a fault keeps every bound', () => {
    expect(missed(minutesOf(LEVEL))).toEqual([]);
  });

  test.each([
    ['wrong', minutesOf(LEVEL, (ledger) => ledger.wrong('GET /api', 'x')), well],
    ['faults', minutesOf(LEVEL, (ledger) => ledger.answered(1, 503)), well],
    ['faults', minutesOf(LEVEL, (ledger) => ledger.met(500)), well],
    ['broken', minutesOf(LEVEL, (ledger) => ledger.connectionFailed({ method: 'GET', target: '/api' }, 'x')), well],
    ['growth', minutesOf([90, 100, 101, 102, 103]), well],
    ['exit', minutesOf(LEVEL), { ...well, exitCode: null }],
    ['complaints', minutesOf(LEVEL), { ...well, complaints: 'fault\n' }],
  ])('misses the bound %s', (bound, minutes, ending) => {
    expect(missed(minutes, ending)).toEqual([bound]);
  });

  test('in which nothing was answered was not measured', () => {
    expect(checksOf([], well).find(({ bound }) => bound === 'wrong')?.isKept).toBeNull();
  });
});

describe('growth', () => {
  test('leaves the first fifth of the run out', () => {
    expect(growthOf(minutesOf([10, 20, 100, 100.5, 101, 101.5, 102, 102.5, 103, 103.5]))).toBeCloseTo(0.5);
  });

  test('of fewer than three minutes is not spoken of', () => {
    expect(growthOf(minutesOf([1, 2, 3]))).toBeNaN();
  });
});

test('a minute has its own figures: medians, percentiles and counts', () => {
  const ledger = openLedger(() => undefined);
  for (const time of [1, 2, 3, 4, 100]) ledger.answered(time, 200);
  for (const resident of [100, 400, 110]) ledger.sampled(resident);
  const counts = { serverFaults: 0, wrong: 0, failures: 0 };
  expect(ledger.closeMinute()).toEqual({ ...counts, requests: 5, p50: 3, p99: 100, megabytes: 110 });
  expect(ledger.closeMinute()).toMatchObject({ requests: 0 });
});
