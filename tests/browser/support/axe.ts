import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const results = z.object({
  violations: z.array(
    z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
  ),
});

/**
 * The errors that axe finds on a page or in an element of it, by all rules or only by some, as `rule: help: first
 * element`.
 */
export async function violationsOf(
  page: Page,
  rules?: readonly string[],
  within = 'html',
): Promise<string[]> {
  // Through the debugger, not as a script of the page: its policy allows no inline scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Style sheets and media, which `preload` fetches again, are for rules about turned screens and about
  // sound.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const found = results.parse(
    await page.evaluate(`axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`),
  );
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html ?? ''}`,
  );
}
