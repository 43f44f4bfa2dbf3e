import { describe, expect, test } from 'vitest';
import { textOf } from '../../src/api/documents/json-document.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { answerTo } from '../support/in-process.ts';
import { problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

// Generated clients ignore `explode: false` and repeat a parameter that takes a list.

/** The GET operations with parameters, with the parameters that each requires. */
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

const PATHS = [...new Set(ASKED.map(({ path }) => path))];

describe('a repeated parameter', () => {
  test.each(PATHS)('of %s that takes a list is one list', (asked) => {
    const lists = ASKED.filter(
      ({ path, kind, example }) => path === asked && kind.isSeparated === true && example.includes(','),
    );
    for (const { path, name, example, needs } of lists) {
      const joined = ask(path, [...needs, [name, example]]);
      const repeated = ask(path, [...needs, ...example.split(',').map((value) => [name, value])]);
      expect([name, joined.status]).toEqual([name, 200]);
      expect(textOf(repeated), name).toBe(textOf(joined));
    }
  });

  test.each(PATHS)('of %s that takes one value is refused', (asked) => {
    for (const { path, name, example, needs } of ASKED.filter(
      ({ path: own, kind }) => own === asked && kind.isSeparated !== true,
    )) {
      const { errors } = problemOf(ask(path, [...needs, [name, example], [name, example]]));
      expect(errors?.[0]).toMatchObject({ field: name, detail: 'must be given once; got it 2 times' });
    }
  });

  test('is tested for both lists and single values', () => {
    const isList = ASKED.map(({ kind, example }) => kind.isSeparated === true && example.includes(','));
    expect([isList.filter(Boolean).length > 50, isList.filter((is) => !is).length > 50]).toEqual([
      true,
      true,
    ]);
  });
});
