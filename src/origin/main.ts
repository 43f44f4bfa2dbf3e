import { fileURLToPath } from 'node:url';
import { readEnvironment, SETTINGS, type Config } from '../config.ts';
import { answerByAstro } from './astro.ts';
import { loadDistribution, oneLine } from './distribution.ts';
import { countRecords } from './health.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { createOrigin } from './origin.ts';
import { serve, type Running } from './server.ts';
import { warmUp } from './warm-up.ts';

const USAGE = `Serves the catalog that \`npm run build\` made.

  node src/origin/main.ts [folder]    the folder is dist when not given

Settings, from the environment:
${SETTINGS.map(({ name, standard, says, wanted }) => `  ${name}=${standard}\n      ${says}\n      Wanted: ${wanted}.`).join('\n')}
`;

const [argument = fileURLToPath(new URL('../../dist', import.meta.url))] = process.argv.slice(2);
if (argument === '--help') process.stdout.write(USAGE);
else await start(argument);

async function start(folder: string): Promise<void> {
  const reading = readEnvironment();
  if (!reading.ok) return refuse(reading.faults.join('\n'));
  const loaded = await loadDistribution(folder, reading.config.baseUrl);
  if (!loaded.ok) return refuse(loaded.fault);
  const { documents, handler } = loaded.distribution;
  const { log, flush } = openLog(reading.config.logLevel);
  const answer = answerByAstro(handler);
  try {
    await warmUp(answer, documents);
    const metrics = reading.config.metrics ? openMetrics() : null;
    const clock = (): number => performance.now();
    const handle = createOrigin({ config: reading.config, documents, answer, log, clock, metrics });
    const onFault = (err: unknown): void => log.error({ err }, 'fault');
    const onUnreadable = (status: number): void => metrics?.meter.unreadable(status);
    const running = await serve(handle, { ...reading.config, onFault, onUnreadable });
    stopOnSignal(running, flush);
    const { actuators, robots } = countRecords(documents);
    const milliseconds = Math.round(performance.now());
    console.log(
      `listening on ${running.address} (${actuators} actuators, ${robots} robots, ready in ${milliseconds} ms)`,
    );
  } catch (error) {
    refuse(startFault(reading.config, error));
  }
}

function startFault({ host, port }: Config, error: unknown): string {
  const isTaken = error instanceof Error && 'syscall' in error;
  return isTaken
    ? `Cannot listen on ${host}, port ${port} (${oneLine(error)}): set HOST and PORT to a free address.`
    : `The build does not answer (${oneLine(error)}): run \`npm run build\`.`;
}

function refuse(fault: string): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

function stopOnSignal({ stop }: Running, flush: () => void): void {
  const state = { isStopping: false };
  const onSignal = (): void => {
    if (state.isStopping) process.exit(1);
    state.isStopping = true;
    void stop().then(() => {
      flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}
