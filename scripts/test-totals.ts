import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/*
 * Adds up the test reports in `reports/` and prints the tests that failed, each with the first line of its
 * message and the time that it took, and in the end `N passed, N failed`. Takes the exit status of the
 * commands that made them: a failure there (a lint, a build) counts as one failed when no test failed.
 */

const outcome = z.object({
  status: z.string(),
  fullName: z.string(),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()).nullish(),
});

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(outcome),
    }),
  ),
});

type File = z.infer<typeof report>['testResults'][number];

/** A line for each failed test of a file, or for the file when it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }: File): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(
    ({ fullName, duration, failureMessages }) =>
      `${file}: ${fullName.trim()} (${Math.round(duration ?? 0)} ms): ${firstLine(failureMessages?.[0] ?? '')}`,
  );
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const status = Number(process.argv[2] ?? 0);
const reports = globSync('reports/{unit,upper,contract,browser,long}.json').map((path) =>
  report.parse(JSON.parse(readFileSync(path, 'utf8'))),
);
const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const failedTests = reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
const failed = failedTests === 0 && (status !== 0 || passed === 0) ? 1 : failedTests;
for (const line of reports.flatMap(({ testResults }) => testResults).flatMap(failuresOf))
  console.error(`FAILED ${line}`);
if (status !== 0) console.error(`The commands ended with status ${String(status)}.`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
