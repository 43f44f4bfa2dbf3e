import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { askByMcp, askByRest } from '../tests/questions/ask.ts';
import { readCatalogFiles } from '../tests/questions/catalog-files.ts';
import { overHttp } from '../tests/questions/over-http.ts';
import { QUESTIONS } from '../tests/questions/questions.ts';
import { EXIT, onOff, print, runCommand } from './command-line.ts';
import { isWell, QUESTIONS_PAGE, report, withReport, type QuestionResult } from './questions/report.ts';
import { startOwnServer } from './support/own-server.ts';
import { addressIn } from './support/process.ts';

const HELP = `Usage: npm run questions [-- --write]

Asks the built server every question of tests/questions by REST and by MCP, compares the answers with what the files of the
catalog say, and prints calls, bytes, tokens (o200k_base) and whether each answer is right. The exit code is 1 when one is
wrong or takes more than its bounds.`;

const FLAGS = z.object({ write: onOff(`also writes the tables into ${QUESTIONS_PAGE}`) });

// When something fails before the end, a server must not keep this process alive.
process.exit(await runCommand({ help: HELP, flags: FLAGS, run }));

async function run({ write }: z.output<typeof FLAGS>): Promise<number> {
  const server = await startOwnServer();
  const address = addressIn(server.output());
  const [client, files] = [overHttp(address), readCatalogFiles()];
  const asked: QuestionResult[] = [];
  for (const question of QUESTIONS) {
    const rest = await askByRest(question, client, files);
    asked.push({ question, rest, mcp: await askByMcp(question, client, files) });
  }
  await server.stop();
  const lines = report(asked);
  if (write) writeFileSync(QUESTIONS_PAGE, withReport(readFileSync(QUESTIONS_PAGE, 'utf8'), lines));
  const areWell = asked.every(({ rest, mcp }) => isWell(rest) && (mcp === null || isWell(mcp)));
  return print(lines, areWell ? EXIT.well : EXIT.faults);
}
