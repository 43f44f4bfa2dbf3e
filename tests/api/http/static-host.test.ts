import { describe, expect, test } from 'vitest';
import { API_HEADERS, SITE_HEADERS } from '../../../src/api/http/headers.ts';
import { discoveryLinks } from '../../../src/api/http/links.ts';
import { hostFiles } from '../../../src/api/http/static-host.ts';
import { datasetOf } from '../../support/small-catalog.ts';

const dataset = datasetOf();
const { version } = dataset.edition;
const older = '2026.01.01-000000000000';
const hosted = hostFiles({ dataset }, [`/data/${version}/robots.csv`, `/data/${older}/robots.csv`]);
const lines = Object.fromEntries(hosted.map(({ file, body }) => [file, body.split('\n')]));
const blockOf = (path: string): string[] => {
  const headers = lines._headers ?? [];
  const start = headers.indexOf(path);
  const end = headers.findIndex((line, index) => index > start && !line.startsWith('  '));
  return headers.slice(start, end);
};

describe('the redirects of a static host', () => {
  test('serve every path without an extension from its file, and redirect a short path to its page', () => {
    expect(lines._redirects?.filter((line) => !line.startsWith('#'))).toEqual([
      '/api /api.json 200',
      '/api/v1/actuators/:id /api/v1/actuators/:id.json 200',
      '/api/v1/robots/:id /api/v1/robots/:id.json 200',
      '/api/v1/categories /api/v1/categories.json 200',
      '/api/v1/brands /api/v1/brands.json 200',
      '/api/v1/use-cases /api/v1/use-cases.json 200',
      '/api/v1/actuators/:id/claims /api/v1/actuators/:id/claims.json 200',
      '/api/v1/robots/:id/claims /api/v1/robots/:id/claims.json 200',
      '/api/v1/fields /api/v1/fields.json 200',
      '/api/v1/quality /api/v1/quality.json 200',
      '/api/v1/dataset /api/v1/dataset.json 200',
      '/api/v1/actuators/:id/alternatives /api/v1/actuators/:id/alternatives.json 200',
      '/api/v1/robots/:id/bom /api/v1/robots/:id/bom.json 200',
      '/api/v1/actuators/:id/torque-speed /api/v1/actuators/:id/torque-speed.json 200',
      '/api/v1/actuators/:id/simulation /api/v1/actuators/:id/simulation.json 200',
      '/api/v1/robots/:id/simulation /api/v1/robots/:id/simulation.json 200',
      '/api/v1 /api/v1.json 200',
      '/mcp/server-card /mcp/server-card.json 200',
      '/.well-known/api-catalog /.well-known/api-catalog.json 200',
      '/docs /docs/api 308',
      `/data/latest/robots.csv /data/${version}/robots.csv 302`,
      '',
    ]);
  });

  test('begin with a comment on their purpose', () => {
    expect(lines._redirects?.slice(0, 2).filter((line) => /^# [A-Z].+\.$/.test(line))).toHaveLength(2);
  });
});

describe('the headers of a static host', () => {
  test('name every document made at build time', () => {
    expect(lines._headers?.filter((line) => line.startsWith('/'))).toEqual([
      '/api',
      '/openapi.json',
      '/api/openapi.json',
      '/api/v1/actuators/:id',
      '/api/v1/robots/:id',
      '/api/v1/categories',
      '/api/v1/brands',
      '/api/v1/use-cases',
      '/api/v1/actuators/:id/claims',
      '/api/v1/robots/:id/claims',
      '/api/v1/fields',
      '/api/v1/quality',
      '/api/v1/dataset',
      '/api/v1/actuators/:id/alternatives',
      '/api/v1/robots/:id/bom',
      '/api/v1/actuators/:id/torque-speed',
      '/api/v1/actuators/:id/simulation',
      '/api/v1/robots/:id/simulation',
      '/api/v1',
      '/mcp/server-card',
      '/.well-known/api-catalog',
      '/.well-known/ai-catalog.json',
      `/data/${version}/robots.csv`,
      `/data/${older}/robots.csv`,
    ]);
  });

  test('are those of the document, then those of the API', () => {
    expect(blockOf('/api/v1/brands')).toEqual([
      '/api/v1/brands',
      '  Content-Type: application/json; charset=utf-8',
      '  Cache-Control: public, max-age=300',
      ...Object.entries(API_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
      `  Catalog-Version: ${version}`,
    ]);
  });

  test('are those of the site where a document lies beside the API', () => {
    expect(blockOf('/.well-known/ai-catalog.json').slice(3)).toEqual(
      Object.entries(SITE_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    );
  });

  test.each([version, older])('let open data of %s be cached for ever', (release) => {
    expect(blockOf(`/data/${release}/robots.csv`).slice(1, 3)).toEqual([
      '  Content-Type: text/csv; header=present; charset=utf-8',
      '  Cache-Control: public, max-age=31536000, immutable',
    ]);
  });

  test('have the links of the index', () => {
    expect(blockOf('/api')).toContain(`  Link: ${discoveryLinks()}`);
  });

  test('end in a newline', () => {
    expect(hosted.map(({ body }) => body.at(-1))).toEqual(['\n', '\n']);
  });
});
