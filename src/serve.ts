// The command of `npm start`: puts the service together and starts it. The server itself is src/server/.
import { fileURLToPath } from 'node:url';
import { API_PATHS } from './api/http/links.ts';
import type { AnswerDependencies } from './composition/answer-dependencies.ts';
import { loadBuild, type LoadedBuild } from './composition/loaded-build.ts';
import { answerAfterErrorBy } from './composition/refused-answers.ts';
import { answerBy, operationOf, readingBy } from './composition/request-steps.ts';
import { readArguments, usage } from './composition/server-arguments.ts';
import { DEFAULT_BASE_URL, readConfig, type Config } from './config.ts';
import { WAITING_QUESTIONS } from './limits.ts';
import { turnsByClient } from './server/costly-work-turns.ts';
import { firstLine } from './server/documents/read-files.ts';
import { handleBy, type HandlerDeps } from './server/handle.ts';
import type { HealthIssue } from './server/health.ts';
import { clientsBehind } from './server/http/client-key.ts';
import { addressOf } from './server/http/request.ts';
import { listen, type ListenOptions, type RunningServer } from './server/http/server.ts';
import { limitInMemory } from './server/limit/memory-limit.ts';
import { openSharedLimit, type SharedLimit, type SharedLimitDeps } from './server/limit/shared-limit.ts';
import { openLog, type OpenLog } from './server/log.ts';
import { openMetrics, type Metrics, type ServedCatalog } from './server/metrics/metrics.ts';
import { recordInLog, recordInMetrics, recordUnread, type Recorder } from './server/request-log.ts';
import type { Result } from './server/result.ts';
import { onReload, onStop } from './server/signals.ts';
import { reportTo } from './server/systemd-notify.ts';

/*
 * The composition root: the settings and a build become answers, a limit, a log and metrics, and these a
 * server. src/composition/ has the parts. The way of a request, in order:
 *
 *   its connection is within the bounds         server/http/connections/connections.ts
 *   client, path and trace are read             server/http/request.ts
 *   the limit counts it                         composition/answer-api.ts, server/limit/
 *   a document in memory answers it,            composition/answer-api.ts, request-steps.ts, server/documents/
 *   or an operation, whose answer is kept,      composition/answer-api.ts, api/answer-request.ts
 *   in its turn where the question is costly    query/match/question/cost.ts, server/costly-work-turns.ts
 *   the answer is sent                          server/http/send.ts
 *   and noted in log and metrics                server/request-log.ts
 */

/** The message of the log line for an exception that no request caused. */
const OUTSIDE_REQUESTS = 'error outside a request';

const STANDARD_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Does what the arguments ask for. Errors in them, and errors that keep the service from starting, are
 * written to standard error.
 */
async function run(args: readonly string[]): Promise<void> {
  // A reload that is asked for while the first build is still being read must not end the process.
  process.on('SIGHUP', () => undefined);
  const command = readArguments(args);
  if (command.kind === 'help') return void process.stdout.write(usage());
  if (command.kind === 'mistake') return refuse(command.error);
  const reading = readConfig();
  if (!reading.ok) return refuse(reading.errors.join('\n'));
  const started = await serve(command.folder ?? STANDARD_FOLDER, reading.config);
  if (!started.ok) refuse(started.error);
}

function refuse(error: string): void {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}

/** A service that runs. */
interface Service {
  readonly config: Config;
  readonly writing: OpenLog;
  readonly metrics: Metrics | null;
  /** The store in which replicas count together; null when this process counts for itself. */
  readonly store: SharedLimit | null;
  /** The build that is served now. */
  release: LoadedBuild;
  /** Null until it listens. */
  running: RunningServer | null;
  isStopping: boolean;
}

/** Serves the build in a folder until a signal stops it. */
async function serve(folder: string, config: Config): Promise<Result<Service, string>> {
  const first = await loadBuild(folder, config.baseUrl, null);
  if (!first.ok) return first;
  const service = await prepare(config, first.value);
  const listening = await listen(handleBy(handlerDepsOf(service)), listeningOf(service));
  if (!listening.ok) {
    service.store?.close();
    const { host, port } = config;
    const error = `Cannot listen on ${host}, port ${port} (${firstLine(listening.error)}): set HOST and PORT to a free address.`;
    return { ok: false, error };
  }
  service.running = listening.value;
  onStop(() => stop(service));
  onReload(
    () => reload(service, folder),
    (err) => service.writing.log.error({ err }, OUTSIDE_REQUESTS),
  );
  console.log(readyLine(listening.value, first.value, config));
  if (config.supervisor !== null)
    reportTo(config.supervisor, (err) => service.writing.log.error({ err }, OUTSIDE_REQUESTS));
  return { ok: true, value: service };
}

async function prepare(config: Config, release: LoadedBuild): Promise<Service> {
  const writing = openLog(config.logLevel);
  const underWay = (): number => service.running?.underWay() ?? 0;
  const metrics = config.metrics ? openMetrics({ droppedLines: writing.dropped, underWay }) : null;
  const store = await openStore(config, { log: writing.log, onFailure: () => metrics?.storeFailed() });
  const service: Service = {
    config,
    writing,
    metrics,
    store,
    release,
    running: null,
    isStopping: false,
  };
  metrics?.serves(servedOf(release));
  return service;
}

/** The store where all replicas count, if the settings name one; null if there is none. */
async function openStore(
  config: Config,
  watchers: Pick<SharedLimitDeps, 'log' | 'onFailure'>,
): Promise<SharedLimit | null> {
  const { rateLimit, rateLimitStore } = config;
  if (rateLimit === null || rateLimitStore === null) return null;
  // Its client is loaded where there is a store only: it costs a start and memory.
  const { connectToRedis } = await import('./server/limit/redis-store.ts');
  const policy = { policy: 'default', ...rateLimit };
  return openSharedLimit(policy, { connect: () => connectToRedis(rateLimitStore, policy), ...watchers });
}

function handlerDepsOf(service: Service): HandlerDeps {
  const { config, metrics, store, writing } = service;
  const { rateLimit, pageLimit } = config;
  const deps: AnswerDependencies = {
    baseUrl: config.baseUrl,
    release: () => service.release,
    limits: {
      api: store ?? (rateLimit && limitInMemory({ policy: 'default', ...rateLimit })),
      site: rateLimit && pageLimit && limitInMemory({ policy: 'pages', ...pageLimit }),
    },
    takeTurn: turnsByClient(WAITING_QUESTIONS),
    metrics,
    healthIssues: () => healthIssuesOf(service),
    onError: (err, { method, trace, ...target }) =>
      writing.log.error({ ...trace, err, method, path: addressOf(target) }, 'internal error'),
  };
  return {
    clients: clientsBehind(config.trustedProxies),
    answer: answerBy(deps),
    answerAfterError: answerAfterErrorBy(deps),
    record: recorderOf(service),
    clock: () => performance.now(),
  };
}

/** Each request is a line in the log, except those of monitoring, and is counted in the metrics. */
function recorderOf({ writing, metrics }: Service): Recorder {
  const unlogged = metrics === null ? [API_PATHS.health] : [API_PATHS.health, API_PATHS.metrics];
  const write = recordInLog(writing.log, new Set(unlogged));
  const count = metrics && recordInMetrics(metrics, operationOf);
  return (entry) => {
    write(entry);
    count?.(entry);
  };
}

const listeningOf = ({ config, metrics, writing }: Service): ListenOptions => ({
  host: config.host,
  port: config.port,
  clients: clientsBehind(config.trustedProxies),
  bounds: { connections: config.maxConnections, perClient: config.maxConnectionsPerClient },
  ...readingBy(config.baseUrl),
  onUnreadable: (unread) => {
    recordUnread(writing.log)(unread);
    metrics?.unreadable(unread.status);
  },
  onRefusal: () => metrics?.connectionClosed(),
  onError: (err) => writing.log.error({ err }, OUTSIDE_REQUESTS),
});

/**
 * The health issues of a service. A build whose bulk files were changed in place would give wrong answers.
 */
function healthIssuesOf({ isStopping, release, store, writing }: Service): HealthIssue[] {
  const { build } = release;
  const healthIssues = [
    { name: 'stopping', isFatal: true, holds: isStopping },
    { name: 'bulk_files_changed', isFatal: true, holds: !build.isIntact() },
    { name: 'build_outdated', isFatal: false, holds: build.isOutdated() },
    { name: 'rate_limit_store_lost', isFatal: false, holds: store?.isLost() ?? false },
    { name: 'log_lines_dropped', isFatal: false, holds: writing.isLosing() },
  ];
  return healthIssues.filter(({ holds }) => holds);
}

/** Takes the build that the folder holds now. */
async function reload(service: Service, folder: string): Promise<void> {
  const { config, metrics, release: old, writing } = service;
  const start = performance.now();
  const next = await loadBuild(folder, config.baseUrl, old);
  if (!next.ok) {
    writing.log.error({ error: next.error }, 'the new build is refused: the old one goes on');
    return;
  }
  const { build } = next.value;
  service.release = next.value;
  if (build.files !== old.build.files) {
    metrics?.serves(servedOf(next.value));
    old.build.close();
  }
  const milliseconds = Math.round(performance.now() - start);
  writing.log.info({ folder: build.folder, ...build.counts, milliseconds }, 'the new build is served');
}

async function stop(service: Service): Promise<void> {
  service.isStopping = true;
  await service.running?.stop();
  service.store?.close();
  await service.writing.flush();
}

const servedOf = ({ build: { version, counts }, computed }: LoadedBuild): ServedCatalog => ({
  version,
  counts,
  cacheSize: computed.size,
});

/**
 * The only line on standard output: the server is ready. Where links lead to another port, because only PORT
 * was set, it says so.
 */
function readyLine({ address }: RunningServer, { build }: LoadedBuild, { baseUrl }: Config): string {
  const counts = Object.entries(build.counts).map(([kind, count]) => `${count} ${kind}`);
  const ready = `listening on ${address} (${counts.join(', ')}, ready in ${Math.round(performance.now())} ms)`;
  const { port } = new URL(address);
  const isElsewhere = baseUrl === DEFAULT_BASE_URL && new URL(baseUrl).port !== port;
  return isElsewhere
    ? `${ready}; links lead to ${baseUrl}: start with BASE_URL=http://localhost:${port} to change that`
    : ready;
}

if (import.meta.main) await run(process.argv.slice(2));
