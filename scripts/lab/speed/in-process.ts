import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readCatalog } from '../../support/built-catalog.ts';
import { figureText, timesText, wholeText } from '../../support/figure.ts';
import { figures } from '../../support/markdown.ts';
import { median } from '../../support/statistics.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { check, type Check } from '../bounds.ts';
import { type Table, type Tell } from '../suite.ts';
import { answering, preparing, type AnsweringFigures, type AskedRow, type Preparing } from './figures.ts';
import { questionsOver } from './questions.ts';
import { ROWS } from './rows.ts';
import { synthesise } from './synthetic-catalog.ts';

/** How answers are measured without a server. */
interface InProcessOptions {
  /** Numbers of actuators; the real catalog is part of each. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Another checkout that takes turns with this one; empty for none. */
  readonly beside: string;
}

/** What a catalog of one size cost a checkout: the median of each figure over the rounds. */
interface SizeFigures extends Preparing, AnsweringFigures {
  readonly folder: string;
  readonly actuators: number;
}

// Enough that most are answered by compiled code, as in a server.
const QUESTIONS = 2500;

/** Measures what answers cost over catalogs of several sizes, each in a process of its own. */
export async function measureInProcess(
  options: InProcessOptions,
  tell: Tell,
): Promise<{ checks: Check[]; tables: Table[] }> {
  const results: SizeFigures[] = [];
  for (const size of options.sizes) results.push(...(await measureSize(size, options, tell)));
  return { checks: checksOf(results.filter(({ folder }) => folder === '.')), tables: tablesOf(results) };
}

async function measureSize(size: number, { rounds, beside }: InProcessOptions, tell: Tell): Promise<SizeFigures[]> {
  const temporary = temporaryFolder('lab');
  const catalog = synthesise(readCatalog(), { size, seed: 1 });
  const [catalogFile, questionsFile] = [join(temporary, 'catalog.json'), join(temporary, 'questions.json')];
  writeFileSync(catalogFile, JSON.stringify(catalog));
  const questions = questionsOver(catalog.actuators);
  const rows = ROWS.map(({ name, question }): AskedRow => ({
    name,
    addresses: Array.from({ length: QUESTIONS }, (_, number) => questions[question](number)),
  }));
  writeFileSync(questionsFile, JSON.stringify(rows));
  const builds = [];
  for (const [number, folder] of ['.', ...(beside === '' ? [] : [beside])].entries()) {
    tell(`${catalog.actuators.length} actuators: prepare ${folder} …`);
    const serviceFile = join(temporary, `service-${number}.bin`);
    const prepared = preparing.parse(await runIn(folder, ['prepare', catalogFile, serviceFile]));
    builds.push({ folder, serviceFile, prepared, found: new Array<AnsweringFigures>() });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { folder, serviceFile, found } of builds) {
      tell(`${catalog.actuators.length} actuators: answers ${round}/${rounds} ${folder} …`);
      found.push(answering.parse(await runIn(folder, ['answer', serviceFile, questionsFile])));
    }
  }
  return builds.map(({ folder, prepared, found }) => ({
    ...{ folder, actuators: catalog.actuators.length },
    ...prepared,
    ...middleOf(found),
  }));
}

const run = promisify(execFile);

// A build of a hundred thousand actuators outgrows the heap that Node takes by itself on small machines.
const NODE_FLAGS = ['--max-old-space-size=8192', '--expose-gc'];

async function runIn(folder: string, args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [...NODE_FLAGS, 'scripts/lab/speed/one-size.ts', ...args], {
    cwd: resolve(folder),
  });
  return JSON.parse(stdout);
}

function middleOf(found: readonly AnsweringFigures[]): AnsweringFigures {
  const middle = (figure: (one: AnsweringFigures) => number): number => median(found.map(figure));
  return {
    startMilliseconds: middle((one) => one.startMilliseconds),
    residentMegabytes: middle((one) => one.residentMegabytes),
    rows: ROWS.map(({ name }, row) => ({
      name,
      p50: middle((one) => one.rows[row]?.p50 ?? NaN),
      p99: middle((one) => one.rows[row]?.p99 ?? NaN),
      workMicroseconds: middle((one) => one.rows[row]?.workMicroseconds ?? NaN),
    })),
  };
}

const MANY = 100_000;

function checksOf(results: readonly SizeFigures[]): Check[] {
  const many = results.find(({ actuators }) => actuators === MANY);
  const byRow = ROWS.flatMap(({ name, bounds = {} }, row) => [
    ...(bounds.real === undefined ? [] : [check(bounds.real, results[0]?.rows[row]?.p50 ?? NaN)]),
    ...(bounds.many === undefined ? [] : [check(bounds.many, many?.rows[row]?.p50 ?? NaN, name)]),
  ]);
  return [...byRow, check('manyStart', (many?.startMilliseconds ?? NaN) / 1000)];
}

/** What it costs to prepare and to open each size; then a row for each kind of answer, beside what the other checkout takes. */
function tablesOf(results: readonly SizeFigures[]): Table[] {
  const costs: Table = {
    title: 'Prepare and open',
    columns: [{ title: 'checkout' }, ...figures('actuators', 'prepare ms', 'file MB', 'open ms', 'resident MB')],
    rows: results.map((one) => [
      one.folder,
      wholeText(one.actuators),
      ...[one.prepareMilliseconds, one.fileMegabytes, one.startMilliseconds, one.residentMegabytes].map(wholeText),
    ]),
  };
  const bySize = [...Map.groupBy(results, ({ actuators }) => actuators)];
  return [costs, ...bySize.map(([actuators, [own, beside]]) => sizeTable(actuators, own, beside))];
}

function sizeTable(actuators: number, own: SizeFigures | undefined, beside: SizeFigures | undefined): Table {
  const isPaired = beside !== undefined;
  return {
    title: `In process, ${wholeText(actuators)} actuators: from the path of a question to the parts of its JSON`,
    columns: [
      { title: 'answer' },
      ...figures('p50 ms', 'p99 ms', 'work µs'),
      ...(isPaired ? figures('work of the other µs', 'the other to ours') : []),
    ],
    rows: (own?.rows ?? []).map(({ name, p50, p99, workMicroseconds }, row) => {
      const other = beside?.rows[row]?.workMicroseconds ?? NaN;
      const paired = isPaired ? [figureText(other), timesText(other / workMicroseconds)] : [];
      return [name, ...[p50, p99, workMicroseconds].map(figureText), ...paired];
    }),
  };
}
