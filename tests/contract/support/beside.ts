import { Agent } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { send, type Answer, type Request } from './ask.ts';
import { startProgram, type Program } from './program.ts';

/** The discard port, where nothing listens. */
export const NOWHERE = 'http://127.0.0.1:9';

/** Starts a program that the tests of a file ask besides the server; returns its answers. */
export function useProgram(start: () => Promise<Program>): (request: Request) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let program: Program | undefined;
  beforeAll(async () => {
    program = await start();
  });
  afterAll(async () => {
    agent.destroy();
    await program?.terminate();
  });
  return (request) => send({ address: program?.address ?? '', agent }, request);
}

/** A static mirror of the build, with or without an origin behind it. */
export const useMirror = (origin = (): string => NOWHERE): ReturnType<typeof useProgram> =>
  useProgram(() => startProgram(['scripts/preview-static.ts', '--port', '0', '--origin', origin()]));
