import { HtmlValidate } from 'html-validate';
import type { BuiltPage } from './built-site.ts';

/** What the pages' markup must be: the standard's rules; the style of writing is Astro's. */
const RULES = new HtmlValidate({
  root: true,
  // The HTML standard allows `details` within a header cell: it is flow content, not sectioning content.
  elements: ['html5', { details: { sectioning: false } }],
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Astro writes attributes and void elements in its own way; both are valid.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Names of models hold no ordinary spaces to be kept together.
    'no-inline-style': 'error',
    'script-type': 'error',
  },
});

/** Every fault of a page's markup, as `page line:column rule: message`. */
export async function markupFaults({ path, html }: BuiltPage): Promise<string[]> {
  const { results } = await RULES.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ line, column, ruleId, message }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
  );
}
