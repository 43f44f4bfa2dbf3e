import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';

const gets = OPERATIONS.filter(({ method }) => method === 'GET');

const targetOf = (path: string): string => `${path.replace(/\{\w+\}/g, 'unitree-go-m8010-6')}?x=1`;

/** The configuration files, with patterns of the paths whose answers depend on their query. */
const EDGES = {
  nginx: { file: 'deploy/nginx/catalog/rules.conf', pattern: /"~(\^\/api\/v1\/.*\\\?)" \$request_uri;/ },
  Varnish: { file: 'deploy/varnish/catalog.vcl', pattern: /req\.url ~ "(\^\/api\/v1\/.*\\\?)"/ },
};

describe.each(Object.entries(EDGES))('%s', (_, { file, pattern }) => {
  const written = new RegExp(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 'none');

  test.each(gets)('$path keeps its query exactly if its answer depends on it', (operation) => {
    const { path, answer, formats = {} } = operation;
    expect(written.test(targetOf(path))).toBe(answer !== undefined || Object.keys(formats).length > 0);
  });
});
