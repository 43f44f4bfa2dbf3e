import { registerHooks } from 'node:module';
import { z } from 'zod';

/*
 * Prints as JSON the texts of a build in which src/limits.ts has other values: those of the first argument, a
 * JSON object by name. A process of its own, because modules that are loaded keep the values they were loaded
 * with.
 */

const LIMITS = new URL('../../src/limits.ts', import.meta.url).href;

const changed = z.record(z.string(), z.json()).parse(JSON.parse(process.argv[2] ?? ''));

// The exports of a module itself come before those that it passes on.
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
