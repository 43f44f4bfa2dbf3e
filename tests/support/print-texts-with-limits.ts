import { registerHooks } from 'node:module';
import { z } from 'zod';

// Prints as JSON the texts of a build with other values in src/limits.ts, given as a JSON object in the first
// argument. A separate process, because loaded modules keep their values.

const LIMITS = new URL('../../src/limits.ts', import.meta.url).href;

const changed = z.record(z.string(), z.json()).parse(JSON.parse(process.argv[2] ?? ''));

// A module's own exports take precedence over re-exported ones.
const source = [
  `export * from '${LIMITS}?real';`,
  ...Object.entries(changed).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
].join('\n');

registerHooks({
  load: (url, context, next) =>
    url === LIMITS ? { format: 'module', source, shortCircuit: true } : next(url, context),
});

const { standardOf, textsOfBuild } = await import('./texts-of-build.ts');
process.stdout.write(JSON.stringify({ ...textsOfBuild(), standard: standardOf('RATE_LIMIT') }));
