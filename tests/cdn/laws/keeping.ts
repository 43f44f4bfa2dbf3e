import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleTarget } from '../../../src/api/documents/examples.ts';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { mediaTypeOf } from '../../contract/support/ask.ts';
import { isHit, newClient, newClients } from '../support/client.ts';
import { freshDocument } from '../support/documents.ts';
import type { EdgeKind } from '../support/edge.ts';
import { FRESH_SECONDS, type Stage } from '../support/stage.ts';

const EXAMPLE_QUERIES: Readonly<Record<string, readonly [string, string]>> = {
  '/api/v1/actuators': ['limit=1&sort=name', 'sort=name&limit=1'],
  '/api/v1/actuators/compare': ['ids=unitree-go-m8010-6', 'ids=cubemars-ak70-10-kv100'],
  '/api/v1/robots': ['limit=1&q=dog', 'q=dog&limit=1'],
};

const compared = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Cached answers, their lifetime, and answers that are never cached. */
export function keeps(kind: EdgeKind, stage: () => Stage): void {
  describe.concurrent(`${kind.name} caches`, () => {
    test('a document after its first request, byte for byte', async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      const client = newClient(edge.address);
      const [first, second] = [await client.get(path), await client.get(path)];
      const own = await newClient(origin.address).get(path);
      expect([isHit(first), isHit(second)]).toEqual([false, true]);
      expect([first.bytes, second.bytes].map((bytes) => bytes.equals(own.bytes))).toEqual([true, true]);
      expect(second.headers).toMatchObject({
        'cache-control': 'public, max-age=300',
        etag: own.headers.etag,
      });
      expect(await origin.reached(path)).toHaveLength(2);
    });

    test('one document for a path without parameters, whatever its query', async () => {
      const { edge } = stage();
      const path = freshDocument();
      const client = newClient(edge.address);
      await client.get(path);
      const answers = [await client.get(`${path}?x=1`), await client.get(`${path}?`)];
      expect(answers.map((answer) => [answer.status, isHit(answer)])).toEqual([
        [200, true],
        [200, true],
      ]);
    });

    test('a page once, whatever its query', async () => {
      const { edge, origin } = stage();
      const client = newClient(edge.address);
      await client.get('/robots');
      const reached = (await origin.reached('/robots')).length;
      const targets = Array.from({ length: 50 }, (_, number) => `/robots?x=${number}`);
      expect(new Set((await Promise.all(targets.map((target) => client.get(target)))).map(isHit))).toEqual(
        new Set([true]),
      );
      expect(await origin.reached('/robots')).toHaveLength(reached);
    });

    test('no redirect, because its target repeats the query', async () => {
      const client = newClient(stage().edge.address);
      for (const query of ['?x=1', '?x=2', '']) {
        const { status, headers } = await client.get(`/robots/${query}`);
        expect([status, headers.location]).toEqual([308, `/robots${query}`]);
      }
    });

    test('no path with escaped plain letters, which redirects to the plain one with its query', async () => {
      const { edge, origin } = stage();
      const client = newClient(edge.address);
      const targets = [
        '/api/v1/%61ctuators?q=a',
        '/api/v1/%61ctuators?q=b',
        '/%63hanges?y=1',
        '/d%61ta/x/y.csv?y=2',
      ];
      const answers = await Promise.all(targets.map((target) => client.get(target)));
      expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
        ['/api/v1/actuators?q=a', '/api/v1/actuators?q=b', '/changes?y=1', '/data/x/y.csv?y=2'].map(
          (plain) => [308, plain],
        ),
      );
      // The log has the plain spelling, so the redirect is the only entry of this path.
      expect((await origin.reached('/data/x/y.csv?y=2')).map(({ status }) => status)).toEqual([308]);
    });

    test('one document for an id with escaped letters, whatever its query', async () => {
      const client = newClient(stage().edge.address);
      const path = freshDocument().replaceAll('-', '%2D');
      await client.get(path);
      const answers = [await client.get(`${path}?x=1`), await client.get(`${path}?x=2`)];
      expect(answers.map((answer) => [answer.status, isHit(answer)])).toEqual([
        [200, true],
        [200, true],
      ]);
    });

    test('each text of a document separately', async () => {
      const client = newClient(stage().edge.address);
      const path = '/api/v1/actuators/unitree-go-m8010-6/simulation';
      const types = async (): Promise<(string | null)[]> => {
        const answers = ['?format=mjcf', '', '?format=urdf'].map((query) => client.get(`${path}${query}`));
        return (await Promise.all(answers)).map(mediaTypeOf);
      };
      const first = await types();
      expect(new Set(first).size).toBe(2);
      expect(await types()).toEqual(first);
    });

    test.each(OPERATIONS.filter(({ answer, method }) => answer !== undefined && method === 'GET'))(
      'each query of $path separately',
      async (operation) => {
        const { edge } = stage();
        const client = newClient(edge.address);
        const { path } = operation;
        const targets = EXAMPLE_QUERIES[path]?.map((query) => `${path}?${query}`) ?? [
          exampleTarget(operation),
        ];
        const first = await Promise.all(targets.map((target) => client.get(target)));
        const second = await Promise.all(targets.map((target) => client.get(target)));
        expect(second.map(isHit)).toEqual(targets.map(() => true));
        expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
      },
    );

    test(`a query ${kind.sortsQueries ? 'in any order of' : 'only in the same order of'} its parameters`, async () => {
      const client = newClient(stage().edge.address);
      await client.get('/api/v1/actuators?limit=2&order=asc');
      expect(isHit(await client.get('/api/v1/actuators?order=asc&limit=2'))).toBe(kind.sortsQueries);
    });

    test.each([
      ['ids', 'ids'],
      ['ids', '%69ds'],
    ])('a list whose name is given twice, as %s and %s, in each order', async (name, again) => {
      const client = newClient(stage().edge.address);
      const pairs = [
        [name, 'unitree-go-m8010-6'],
        [again, 'cubemars-ak70-10-kv100'],
      ];
      for (const asked of [pairs, pairs.toReversed()]) {
        const query = asked.map((pair) => pair.join('=')).join('&');
        const { text } = await client.get(`/api/v1/actuators/compare?${query}`);
        expect(compared.parse(JSON.parse(text)).data.map(({ id }) => id)).toEqual(asked.map(([, id]) => id));
      }
    });

    test('no answer to HEAD that differs from GET', async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      const client = newClient(edge.address);
      const got = await client.get(path);
      const { status, bytes, headers } = await client.ask('HEAD', path);
      expect({ status, bytes: bytes.length, etag: headers.etag }).toEqual({
        status: 200,
        bytes: 0,
        etag: got.headers.etag,
      });
      expect(await origin.reached(path)).toHaveLength(1);
    });

    test('a document that many clients request at once, after one fetch', async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      const answers = await Promise.all(newClients(edge.address, 40).map((client) => client.get(path)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await origin.reached(path)).toHaveLength(1);
    });

    test.each([
      ['/api/v1/actuators/nope', 404],
      ['/api/v1/nope', 404],
      ['/nope', 404],
      ['/api/v1/actuators?limit=0', 400],
      ['/mcp', 405],
    ])('no error: %s reaches the origin every time', async (path, status) => {
      const { edge, origin } = stage();
      const [client, other] = [newClient(edge.address), newClient(edge.address)];
      const answers = [await client.get(path), await client.get(path), await other.get(path)];
      expect(
        answers.map((answer) => [answer.status, answer.headers['cache-control'], isHit(answer)]),
      ).toEqual(answers.map(() => [status, 'no-store', false]));
      const reached = (await origin.reached(path)).map((request) => request.client);
      expect(reached.filter((address) => address === client.address)).toHaveLength(2);
      expect(reached.filter((address) => address === other.address)).toHaveLength(1);
    });

    test('a stale document again after revalidating it at the origin', async () => {
      const { hasty: edge, origin } = stage();
      const path = freshDocument();
      const client = newClient(edge.address);
      const first = await client.get(path);
      await pause((FRESH_SECONDS + 2) * 1000);
      const later = await client.get(path);
      expect([later.status, later.text]).toEqual([200, first.text]);
      expect((await origin.reached(path)).map(({ status }) => status)).toEqual([200, 304]);
    });
  });
}
