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
  // Through the debugger, because the page's policy forbids inline scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // `preload` would fetch style sheets and media again; only rules on rotated screens and on sound need them.
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
