import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../../scripts/site-check/built-site.ts';

test.each([
  ['index.html', '/'],
  ['actuators/x/index.html', '/actuators/x'],
  ['404.html', '/404'],
  ['api/v1/brands.json', '/api/v1/brands'],
  ['mcp/server-card.json', '/mcp/server-card'],
  ['.well-known/api-catalog.json', '/.well-known/api-catalog'],
  ['openapi.json', '/openapi.json'],
])('%s is served at %s', (file, path) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '');
  expect([...readBuiltSite(folder).paths]).toContain(path);
  rmSync(folder, { recursive: true });
});
