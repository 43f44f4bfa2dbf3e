import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/*
 * Adds up the test reports in `reports/` and prints `N passed, N failed`. Takes the exit status of the
 * commands that made them: a failure there (a lint, a build) counts as one failed when no test failed.
 */

const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });

const status = Number(process.argv[2] ?? 0);
const reports = globSync('reports/{unit,contract,browser,edges,long}.json').map((path) =>
  report.parse(JSON.parse(readFileSync(path, 'utf8'))),
);
const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const failedTests = reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
const failed = failedTests === 0 && (status !== 0 || passed === 0) ? 1 : failedTests;
if (status !== 0) console.error(`The commands ended with status ${String(status)}.`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
