import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useSharedApi } from '../../contract/support/api.ts';
import {
  onlyCode,
  promisedOutput,
  toolSection,
  type ToolSection,
} from '../../contract/support/guide-tools.ts';
import { runProgram } from '../../contract/support/program.ts';
import { useClientProject, type ClientProject } from './project.ts';

const api = useSharedApi();

/** Generators of TypeScript clients, by their heading in the guide. */
const GENERATORS: readonly {
  readonly heading: string;
  readonly generate: (project: ClientProject, section: ToolSection) => Promise<{ exitCode: number | null }>;
}[] = [
  {
    heading: 'openapi-fetch',
    generate: (project, { text }) => {
      const [, given = ''] = /^npx openapi-typescript (.+)$/m.exec(text) ?? [];
      return project.run('node_modules/openapi-typescript/bin/cli.js', given.split(' '));
    },
  },
  {
    heading: 'orval',
    generate: async (project, section) => {
      await project.write('orval.config.mjs', onlyCode(section, 'js'));
      return project.run('node_modules/orval/dist/bin/orval.mjs');
    },
  },
];

test.each(GENERATORS)(
  'the client by $heading reads a list, a match, a problem and an export as the guide shows',
  async ({ heading, generate }) => {
    const section = await toolSection(api().address, heading);
    const project = await useClientProject();
    await project.write('ask.ts', onlyCode(section, 'ts'));
    expect(await generate(project, section)).toMatchObject({ exitCode: 0 });
    expect(await project.compile()).toBe('');
    expect(await runProgram([join(project.folder, 'ask.ts')])).toMatchObject({
      exitCode: 0,
      stderr: '',
      stdout: promisedOutput(section),
    });
  },
);
