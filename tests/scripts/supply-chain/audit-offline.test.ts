import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditOffline } from '../../../scripts/supply-chain/audit-offline.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { startScript } from '../commands.ts';
import { locked, recordWith, zipOf } from './support/osv.ts';

const folder = temporaryFolder('osv');
const weak = JSON.stringify(recordWith([{ introduced: '0' }, { fixed: '2.0.0' }]));
const newer = JSON.stringify(
  recordWith([{ introduced: '9.0.0' }], { id: 'TEST-0002', modified: '2026-03-04T00:00:00Z' }),
);

function written(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function writtenFolder(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name, 'below'), { recursive: true });
  for (const [file, text] of Object.entries(files)) written(join(name, file), text);
  return join(folder, name);
}

const DATABASES = {
  'a zip': written('all.zip', zipOf({ 'TEST-0001.json': weak, 'TEST-0002.json': newer, 'README.md': 'not a record' })),
  'a folder': writtenFolder('records', { 'one.json': weak, 'below/two.json': newer, 'notes.txt': 'not a record' }),
  'a file of lines': written('all.jsonl', `${weak}\n${newer}\n`),
  'a file of a list': written('all.json', `[${weak},${newer}]`),
};

test.each(Object.entries(DATABASES))('%s is read, and its newest record dates it', async (_, database) => {
  const { weaknesses, date } = await auditOffline(database, [locked('1.0.0'), locked('2.0.0')]);
  expect(date).toBe('2026-03-04');
  expect(weaknesses).toMatchObject([{ id: 'TEST-0001', package: { version: '1.0.0' } }]);
});

test.each([
  ['no JSON', written('broken.jsonl', `${weak}\n{"id":`), /broken\.jsonl:2: found no JSON/],
  ['no record', written('other.json', '{"name":"x"}'), /other\.json: id: .*wanted a record of OSV/],
  ['nothing about npm', written('empty.jsonl', ''), /empty\.jsonl: found no record about npm/],
  ['no zip', written('false.zip', 'PK?'), /./],
  ['no such file', join(folder, 'nowhere.zip'), /ENOENT/],
])('an export with %s is refused, never taken for none found', async (_, database, message) => {
  await expect(auditOffline(database, [locked('1.0.0')])).rejects.toThrow(message);
});

/** Runs `npm run audit` in a project with one locked package of this version. */
function audit(version: string, ...flags: readonly string[]) {
  const project = temporaryFolder('project');
  const packages = { '': {}, 'node_modules/left-foot': { version } };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
  return startScript('audit', project, flags);
}

test('the command ends well and says what it compared', () => {
  expect(audit('2.0.0', '--database', DATABASES['a zip'])).toEqual({
    code: 0,
    out: 'Audited: 0 known weaknesses among 1 packages (database of 2026-03-04).\n',
    err: '',
  });
});

test('the command fails with each finding in a line', () => {
  const { code, err } = audit('1.0.0', '--database', DATABASES['a folder']);
  expect(code).toBe(1);
  expect(err.split('\n')).toEqual([
    'unrated: TEST-0001 in left-foot@1.0.0 (fixed in 2.0.0): Made up for a test',
    'Audited: 1 known weaknesses among 1 packages (database of 2026-03-04).',
    '',
  ]);
});

test('the command fails when the export cannot be read', () => {
  expect(audit('1.0.0', '--database', join(folder, 'nowhere.zip'))).toMatchObject({ code: 1, out: '' });
});
