import { describe, expect, test } from 'vitest';
import { textOf } from '../../src/api/documents/json-document.ts';
import { getPrompt, LISTED_PROMPTS } from '../../src/mcp/prompts.ts';
import { complete } from '../../src/mcp/protocol/completions.ts';
import { listResources, listTemplates, readResource } from '../../src/mcp/resources.ts';
import { answerTo } from '../support/in-process.ts';
import { realService } from '../support/real-service.ts';
import { BASE_URL } from '../support/small-catalog.ts';
import { mcpService } from './support/service.ts';

const textAt = (path: string): string | undefined => {
  const [content] = readResource(mcpService, `${BASE_URL}${path}`).contents;
  return content && 'text' in content ? content.text : undefined;
};

describe('a resource', () => {
  test.each([
    '/api/v1/actuators/unitree-go-m8010-6',
    '/api/v1/robots/unitree-go1',
    '/openapi.json',
    '/api/v1/dataset',
  ])('%s reads as the document at its address', (path) => {
    expect(textAt(path)).toBe(textOf(answerTo(realService, { target: path })));
  });

  test('guide reads as the guide', () => {
    expect(readResource(mcpService, `${BASE_URL}/docs/api.md`)).toEqual({
      contents: [{ uri: `${BASE_URL}/docs/api.md`, mimeType: 'text/markdown', text: '# Guide\n' }],
    });
  });

  test.each([
    '/api/v1/actuators/nope',
    '/api/v1/actuators/',
    '/api/v1/actuators',
    '/api/v1/actuators/unitree-go-m8010-6/',
    '/x',
    '',
  ])('is not found at %j', (path) => {
    expect(() => readResource(mcpService, `${BASE_URL}${path}`)).toThrow(
      expect.objectContaining({ code: -32602 }),
    );
  });

  test.each([
    ['zeroerr-erob-70f', '`zeroerr-erob-70f` is now `zeroerr-erob70f-14-50`.'],
    ['zeroerr-erob-170i', '`zeroerr-erob-170i` was withdrawn: '],
    ['unitree-go-m8010', 'Nearest to `unitree-go-m8010`: unitree-go-m8010-6'],
  ])('that moved gets an error with its new id: %s', (id, says) => {
    expect(() => readResource(mcpService, `${BASE_URL}/api/v1/actuators/${id}`)).toThrow(says);
  });

  test('of another host is not found', () => {
    expect(() => readResource(mcpService, 'https://elsewhere.example/openapi.json')).toThrow(
      'Resource not found',
    );
  });

  test('has the latest day a source was read', () => {
    const dates = [...listResources(mcpService), ...listTemplates(mcpService)].map(
      ({ annotations }) => annotations?.lastModified,
    );
    expect(new Set(dates)).toEqual(new Set([mcpService.lastModified]));
  });

  test('that is a template has the API URL of its records', () => {
    expect(listTemplates(mcpService).map(({ name, uriTemplate }) => [name, uriTemplate])).toEqual([
      ['actuator', `${BASE_URL}/api/v1/actuators/{id}`],
      ['robot', `${BASE_URL}/api/v1/robots/{id}`],
    ]);
  });
});

describe('completion', () => {
  const completing = (ref: Parameters<typeof complete>[1]['ref'], name: string, value: string) =>
    complete(mcpService, { ref, argument: { name, value } }).completion;
  const actuators = { type: 'ref/resource', uri: `${BASE_URL}/api/v1/actuators/{id}` } as const;
  const prompt = (name: string) => ({ type: 'ref/prompt', name }) as const;

  test('of an id begins with the ids that start with the text', () => {
    const { values, total, hasMore } = completing(actuators, 'id', 'unitree-');
    expect(values.every((id) => id.startsWith('unitree-'))).toBe(true);
    expect([total, hasMore]).toEqual([values.length, false]);
  });

  test('of an empty text returns the first hundred and the total', () => {
    const { values, total, hasMore } = completing(actuators, 'id', '');
    expect([values.length, total, hasMore]).toEqual([100, mcpService.dataset.actuators.length, true]);
  });

  test('of a misspelt id returns the nearest', () => {
    expect(
      completing({ type: 'ref/resource', uri: `${BASE_URL}/api/v1/robots/{id}` }, 'id', 'unitre-go1').values,
    ).toContain('unitree-go1');
  });

  test('of a brand or use case accepts any case', () => {
    expect(completing(prompt('size_joint'), 'brand', 'UNITREE').values).toEqual(['Unitree']);
    expect(completing(prompt('size_joint'), 'use_case', 'Quad').values).toEqual(['quadruped']);
    expect(completing(prompt('compare_for_purpose'), 'category', 'servo').values).toEqual(['smart_servo']);
  });

  test('of free text and of unknown arguments returns nothing', () => {
    expect(completing(prompt('size_joint'), 'joint', 'kn').values).toEqual([]);
    expect(completing(actuators, 'name', 'x').values).toEqual([]);
  });

  test.each([prompt('nope'), { type: 'ref/resource', uri: 'https://elsewhere.example/{id}' } as const])(
    'of %j is refused',
    (ref) => {
      expect(() => completing(ref, 'id', 'x')).toThrow(expect.objectContaining({ code: -32602 }));
    },
  );
});

describe('a prompt', () => {
  const textOf = (name: string, given: Record<string, string>) => {
    const content = getPrompt(name, given).messages[0]?.content;
    return content && 'text' in content ? content.text : '';
  };

  test.each([
    [
      'size_joint',
      { joint: 'knee of a quadruped', peak_torque_nm: '20', max_weight_g: '600', brand: ' ' },
      /match_actuators[\s\S]*get_actuators as `rows`[\s\S]*source/,
    ],
    [
      'find_replacement',
      { actuator_id: 'unitree-go-m8010-6' },
      /as `alternatives`[\s\S]*get_actuators as `rows`[\s\S]*source/,
    ],
    [
      'compare_for_purpose',
      { purpose: 'a wrist', actuator_ids: 'a,b' },
      /search_actuators[\s\S]*get_actuators as `rows`[\s\S]*source/,
    ],
  ] as const)(
    '%s states the arguments, the tools to call and the form of the answer',
    (name, given, steps) => {
      const text = textOf(name, given);
      for (const value of Object.values(given).filter((value) => value.trim())) expect(text).toContain(value);
      expect(text).toMatch(steps);
      expect(text).not.toMatch(/undefined|null|\n\n\n/);
    },
  );

  test.each(LISTED_PROMPTS)('$name requires its required arguments', ({ name, arguments: taken }) => {
    const required = taken.filter((argument) => argument.required).map((argument) => argument.name);
    expect(() => getPrompt(name, {})).toThrow(required.join(' and '));
  });

  test('that does not exist is refused with a list of the known ones', () => {
    expect(() => getPrompt('nope', {})).toThrow('size_joint, find_replacement, compare_for_purpose');
  });
});
