import { describe, expect, test } from 'vitest';
import { passOn } from '../../deploy/static-host/pass-on.ts';
import { useStrictApi } from './support/api.ts';

const api = useStrictApi();

const ask = (target: string, client: string, init: RequestInit = {}): Promise<Response> =>
  passOn(new Request(`https://catalog.example.org${target}`, init), { origin: api().address, client });

const countersOf = ({ headers }: Response): string[] =>
  [...headers.keys()].filter((name) => name.includes('ratelimit'));

describe('the function of a static host', () => {
  test('passes on a list and its answer, without the counters of the first client', async () => {
    const answer = await ask('/api/v1/robots?limit=2', '192.0.2.1');
    expect([answer.status, countersOf(answer)]).toEqual([200, []]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    const own = await fetch(`${api().address}/api/v1/robots?limit=2`);
    expect(await answer.text()).toBe(await own.text());
  });

  test('passes on an error with the counters of its client', async () => {
    const answer = await ask('/api/v1/robots?limit=0', '192.0.2.2');
    expect([answer.status, answer.headers.get('X-RateLimit-Remaining')]).toEqual([400, '4']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('passes on the body of a POST', async () => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"ids":["unitree-go-m8010-6","nope"]}',
    };
    const answer = await ask('/api/v1/actuators/compare', '192.0.2.3', init);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: [{ id: 'unitree-go-m8010-6' }], not_found: ['nope'] });
  });

  test('passes on the real address of a client, not the claimed one', async () => {
    const claiming = (address: string) =>
      ask('/api/v1/robots', '192.0.2.4', { headers: { 'X-Forwarded-For': address } });
    const statuses: number[] = [];
    for (const address of ['a', 'b', 'c', 'd', 'e', 'f'])
      statuses.push((await claiming(`198.51.100.${address.charCodeAt(0)}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
