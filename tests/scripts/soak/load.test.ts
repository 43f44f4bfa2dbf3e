import { Agent, createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientAddresses, newClient } from '../../../scripts/soak/clients.ts';
import { FAULTS } from '../../../scripts/soak/faults.ts';
import { openLedger } from '../../../scripts/soak/ledger.ts';
import { paced } from '../../../scripts/soak/pace.ts';
import { visitorOver } from '../../../scripts/soak/visitor.ts';
import { pickVisit, VISITS } from '../../../scripts/soak/visits.ts';
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
  const agent = new Agent();
  const parts = { ledger, turn: () => Promise.resolve(), client: () => '198.18.0.1' };
  return { told, ledger, visitor: visitorOver({ door: { address, agent }, ...parts }) };
}

describe('a visitor', () => {
  test('speaks for a client and enters what it was told', async () => {
    const { told, ledger, visitor } = visiting();
    const expected = { status: 200, content: Buffer.from('198.18.0.1') };
    await visitor.ask({ method: 'GET', target: '/' }, expected);
    expect(ledger.closeMinute()).toMatchObject({ requests: 1, wrong: 0 });
    expect(told).toEqual([]);
  });

  test('enters and tells a wrong answer with its request', async () => {
    const { told, ledger, visitor } = visiting();
    await visitor.ask({ method: 'GET', target: '/x' }, { status: 200, content: Buffer.from('198.18.0.2') });
    expect(ledger.closeMinute()).toMatchObject({ wrong: 1 });
    expect(told.join()).toMatch(/^WRONG GET \/x .*from byte 9 on/);
  });

  test('enters a connection that breaks', async () => {
    const { ledger, visitor } = visiting();
    server.close();
    await expect(visitor.ask({ method: 'GET', target: '/' }, { status: 200 })).rejects.toThrow('ECONNREFUSED');
    expect(ledger.closeMinute()).toMatchObject({ failures: 1, requests: 0 });
  });
});

describe('a fault', () => {
  test.each(['a head of 20 kB', 'a greedy client', 'an encoded null byte', '500 clients at once'])(
    '%s is entered as wrong when the server does not answer as it should',
    async (name) => {
      const { ledger } = visiting();
      server.removeAllListeners('request').on('request', (_request, response) => response.writeHead(503).end());
      server.removeAllListeners('clientError').on('clientError', (_error, socket) => {
        socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
      });
      const fault = FAULTS.find((candidate) => candidate.name === name);
      await fault?.inject({ address, ledger, random: randomFrom(1) });
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
