import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { olderFiles, publishedAt } from '../../../scripts/open-data/older-data.ts';
import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { bulkFiles } from '../../../src/bulk/build-files.ts';
import { datasetOf } from '../../support/small-catalog.ts';

const dataset = datasetOf();
const { version } = dataset.edition;
const files = bulkFiles(dataset);
const bytesOf = (found: Awaited<ReturnType<typeof olderFiles>>) =>
  found?.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);
const wanted = files.map(({ name, content }) => [name, Buffer.from(content).toString('base64')]);

/** A folder of public files with those of the version, and further given ones. */
function publicFolder(others: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder('older-data');
  mkdirSync(join(folder, 'data', version), { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, 'data', version, name), content);
  for (const [name, content] of Object.entries(others))
    writeFileSync(join(folder, 'data', version, name), content);
  return folder;
}

describe('the files of an older release', () => {
  test('are copied from a folder unchanged', async () => {
    expect(bytesOf(await olderFiles(publishedAt(publicFolder()), version))).toEqual(wanted);
  });

  test('are missing for a release that was never published', async () => {
    expect(await olderFiles(publishedAt(publicFolder()), '2026.01.01-000000000000')).toBeNull();
  });

  test('are refused if one differs from its data package', async () => {
    const folder = publicFolder({ 'robots.csv': 'id\r\n' });
    await expect(olderFiles(publishedAt(folder), version)).rejects.toThrow(
      new RegExp(`^/data/${version}/robots.csv: found sha256:[0-9a-f]{64}, wanted sha256:[0-9a-f]{64}\\.$`),
    );
  });

  test('are refused if one is missing', async () => {
    const folder = publicFolder();
    rmSync(join(folder, 'data', version, 'catalog.sqlite'));
    await expect(olderFiles(publishedAt(folder), version)).rejects.toThrow(/catalog\.sqlite: found no file/);
  });

  test('are refused if the data package names a file elsewhere', async () => {
    const resources = [{ path: '../secret.txt', hash: 'sha256:00' }];
    const folder = publicFolder({ 'datapackage.json': JSON.stringify({ resources }) });
    await expect(olderFiles(publishedAt(folder), version)).rejects.toThrow();
  });

  test('are not read from a missing folder', () => {
    expect(() => publishedAt('no-such-folder')).toThrow('no-such-folder: found no folder');
  });
});

describe('the files of a running site', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** The origin of a site that serves its files and answers any other path with a status. */
  async function siteWith(status: number): Promise<string> {
    const server = createServer((request, response) => {
      const file = files.find(({ name }) => request.url === `/data/${version}/${name}`);
      response.writeHead(file === undefined ? status : 200).end(file?.content);
    });
    servers.push(server);
    const port = await freePort();
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${port}`;
  }

  test('are copied unchanged, and a release that it does not have is missing', async () => {
    const published = publishedAt(await siteWith(404));
    expect(bytesOf(await olderFiles(published, version))).toEqual(wanted);
    expect(await olderFiles(published, '2026.01.01-000000000000')).toBeNull();
  });

  test('stop the build if the site fails', async () => {
    const published = publishedAt(await siteWith(503));
    await expect(olderFiles(published, '2026.01.01-000000000000')).rejects.toThrow(
      /found status 503, wanted 200/,
    );
  });
});
