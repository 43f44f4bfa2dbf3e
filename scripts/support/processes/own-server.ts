import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { builtPath } from '../built-catalog.ts';
import { startProcess, untilPrinted, type Environment, type Launch, type RunningProcess } from './process.ts';

/**
 * Starts this project's server on the built site, with additional environment variables. Rejects when it is
 * not built.
 */
export const startOwnServer = (environment: Environment = {}): Promise<RunningProcess> =>
  startProcess(ownServer(environment), untilPrinted(/listening on/));

/**
 * Launches the server as `npm start` does: on a free port, without a limit, and logging warnings only, unless
 * the environment says otherwise.
 */
export function ownServer(environment: Environment = {}): Launch {
  builtPath('dist/client');
  const { start } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;
  const { cache = '', args = '' } = STARTING.exec(start)?.groups ?? {};
  const variables = { NODE_COMPILE_CACHE: cache, ...process.env, ...QUIET, ...environment };
  return { name: 'ours', command: process.execPath, args: args.split(' '), environment: variables };
}

const QUIET = { NODE_ENV: 'production', PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };

/** The same command as `npm start`. */
const COMPILE_CACHE = String.raw`NODE_COMPILE_CACHE=\$\{NODE_COMPILE_CACHE:-(?<cache>\S+)\}`;
const STARTING = new RegExp(String.raw`^${COMPILE_CACHE} exec node (?<args>.+)$`);

const manifest = z.object({ scripts: z.object({ start: z.string().regex(STARTING) }) });
