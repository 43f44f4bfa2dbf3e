import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../scripts/support/browser.ts';
import { useSharedApi } from '../../contract/support/api.ts';
import { onlyCode, toolSection } from '../../contract/support/guide-tools.ts';
import { useClientProject } from './project.ts';

const api = useSharedApi();

const CDN = 'https://cdn.jsdelivr.net/npm/@duckdb/duckdb-wasm@1.28.0/';
const PACKAGE = 'tests/long/node_modules/@duckdb/duckdb-wasm';

/** The server of a foreign page. */
let elsewhere: Server;

beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A notebook</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  elsewhere.close();
});

/** Bundles DuckDB's package into one module, like the CDN under `+esm`. */
const PACK = `import { build } from 'esbuild';
await build({
  stdin: { contents: "export * from '@duckdb/duckdb-wasm';", resolveDir: '.' },
  bundle: true,
  format: 'esm',
  outfile: 'duckdb.js',
});`;

/** The path of that module. */
async function packedModule(): Promise<string> {
  const project = await useClientProject();
  await project.write('pack.mjs', PACK);
  expect(await project.run('pack.mjs')).toMatchObject({ exitCode: 0 });
  return join(project.folder, 'duckdb.js');
}

test('DuckDB on a page of another origin reads the Parquet file in ranges, and finds the result in the guide', async () => {
  const section = await toolSection(api().address, 'DuckDB in a browser');
  const packed = await packedModule();
  const browser = await launchBrowser();
  const context = await browser.newContext();
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await context.route(`${CDN}**`, async (route) => {
    const file = route.request().url().slice(CDN.length);
    await (file === '+esm'
      ? route.fulfill({ contentType: 'text/javascript', path: packed, headers })
      : route.fulfill({ path: join(PACKAGE, file), headers }));
  });
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/actuators.parquet') && response.request().method() === 'GET')
      statuses.push(response.status());
  });
  const page = await context.newPage();
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('The other server is not listening.');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  const code = onlyCode(section, 'js').replace(
    /^import \* as duckdb from (.+);$/m,
    'const duckdb = await import($1);',
  );
  const top: unknown = await page.evaluate(`(async () => { ${code}\nreturn top; })()`);
  await browser.close();
  const [columns = [], ...promised] = section.rows;
  expect(top).toEqual(
    promised.map((cells) =>
      Object.fromEntries(
        columns.map((name, index) => [name, name === 'id' ? cells[index] : Number(cells[index])]),
      ),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([302, 206]));
});
