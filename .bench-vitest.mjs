import { createVitest } from 'vitest/node';
const ctx = await createVitest('test', { config: 'tests/support/vitest.mutation.config.ts', watch: false, reporters: [{}], bail: 1 });
const files = process.argv.slice(2);
for (let i = 0; i < 5; i++) {
  const c0 = process.cpuUsage(), t0 = performance.now();
  await ctx.start(files.length ? files : undefined);
  const c = process.cpuUsage(c0);
  console.log('wall', (performance.now() - t0).toFixed(0), 'cpu', ((c.user + c.system) / 1000).toFixed(0), ctx.state.getFiles().length);
}
await ctx.close(); process.exit(0);
