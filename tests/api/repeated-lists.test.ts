import { describe, expect, test } from 'vitest';
import { textOf } from '../../src/api/documents/document.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { answerTo } from '../support/in-process.ts';
import { problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

/*
 * Generated clients ignore `explode: false` and repeat a parameter that takes a list.
 */

/** The operations that take a query, with their parameters and those that each requires. */
const ASKED = OPERATIONS.filter(({ method, path }) => method === 'GET' && !path.includes('{')).flatMap(
  ({ path, parameters }) => {
    const required = Object.entries(parameters).flatMap(([name, { required: isRequired, example }]) =>
      isRequired === true || (name === 'peak_points' && path.endsWith('/match')) ? [[name, example]] : [],
    );
    return Object.entries(parameters).map(([name, { kind, example }]) => ({
      path,
      name,
      kind,
      example,
      needs: required.filter(([other]) => other !== name),
    }));
  },
);

const ask = (path: string, pairs: readonly (readonly string[])[]) =>
  answerTo(realService, {
    target: `${path}?${new URLSearchParams(pairs.map(([n = '', t = '']) => [n, t])).toString()}`,
  });

describe('a repeated parameter', () => {
  const lists = ASKED.filter(({ kind, example }) => kind.isSeparated === true && example.includes(','));

  test.each(lists.map((each) => [each.path, each.name, each] as const))(
    'of %s that takes a list is one list: %s',
    (_, name, { path, example, needs }) => {
      const joined = ask(path, [...needs, [name, example]]);
      const repeated = ask(path, [...needs, ...example.split(',').map((value) => [name, value])]);
      expect(joined.status).toBe(200);
      expect(textOf(repeated)).toBe(textOf(joined));
    },
  );

  const scalars = ASKED.filter(({ kind }) => kind.isSeparated !== true);

  test.each(scalars.map((each) => [each.path, each.name, each] as const))(
    'of %s that takes one value is refused: %s',
    (_, name, { path, example, needs }) => {
      const { errors } = problemOf(ask(path, [...needs, [name, example], [name, example]]));
      expect(errors?.[0]).toMatchObject({ field: name, detail: 'must be given once; got it 2 times' });
    },
  );
});
