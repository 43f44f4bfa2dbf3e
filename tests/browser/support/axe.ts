import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const results = z.object({
  violations: z.array(z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** What axe finds wrong with a page, as `rule: help: first element`. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Through the debugger, not as a script of the page: its policy allows no inline scripts.
  await page.evaluate(axe);
  const found = results.parse(await page.evaluate('axe.run({ resultTypes: ["violations"] })'));
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html ?? ''}`);
}
