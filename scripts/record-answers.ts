import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { EXIT, print, runCommand } from './command-line.ts';
import type { Flags } from './flags.ts';
import { differencesOf, reportOf } from './recording/compare.ts';
import { askAll, exchange } from './recording/exchange.ts';
import { readMaterial } from './recording/material.ts';
import { makeRequests } from './recording/requests.ts';

/*
 * Records what a running server answers to 500 generated requests, or asks another server the recorded ones and tells in
 * what its answers differ. For redesigns that must not change an answer.
 */

const REQUESTS = 500;

const HELP = `Usage: node scripts/record-answers.ts --server <address> --write <file>
       node scripts/record-answers.ts --server <address> --compare <file> [--shown 3]

Records ${REQUESTS} answers of a server (started with RATE_LIMIT=off) into a file, or compares a server's answers with a recording,
byte for byte. The exit code is 1 when any answer differs.`;

interface Options {
  readonly server: string;
  readonly write?: string | undefined;
  readonly compare?: string | undefined;
  readonly shown: number;
}

const FLAGS: Flags<Options> = {
  written: {
    server: { type: 'string', default: 'http://localhost:4321' },
    write: { type: 'string' },
    compare: { type: 'string' },
    shown: { type: 'string', default: '3' },
  },
  schema: z
    .strictObject({
      server: z.url('wanted the address of a server'),
      write: z.string().optional(),
      compare: z.string().optional(),
      shown: z.coerce.number().int(),
    })
    .refine(({ write, compare }) => (write === undefined) !== (compare === undefined), {
      path: ['write'],
      message: 'wanted either --write or --compare',
    }),
};

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run }, process.argv.slice(2));

async function run({ server, write = '', compare, shown }: Options): Promise<number> {
  if (compare === undefined) {
    const recorded = await askAll(server, makeRequests(await readMaterial(server), REQUESTS));
    writeFileSync(write, JSON.stringify(recorded));
    return print([`${recorded.length} answers: ${write}`], EXIT.well);
  }
  const recorded = z.array(exchange).parse(JSON.parse(readFileSync(compare, 'utf8')));
  const asked = await askAll(
    server,
    recorded.map(({ request }) => request),
  );
  const differences = recorded.flatMap((before, place) => {
    const after = asked[place];
    return after === undefined ? [] : differencesOf(before, after.answer);
  });
  return print(reportOf(recorded.length, differences, shown), differences.length === 0 ? EXIT.well : EXIT.faults);
}
