import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';
import type { BuiltPage } from './built-site.ts';

/** The rules of the HTML standard for the pages' markup, without rules of style: Astro writes the tags. */
const RULES = new StaticConfigLoader({
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
    'no-inline-style': 'error',
    'script-type': 'error',
  },
});

/** Resolves the rules once, because html-validate would compile the schemas of all elements for each text. */
class ResolvedOnce extends StaticConfigLoader {
  readonly #resolved = RULES.getConfigFor('page');

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return this.#resolved;
  }
}

const VALIDATOR = new HtmlValidate(new ResolvedOnce());

/** Every error of a page's markup, as `page line:column rule: message`. */
export async function markupErrors({ path, html }: Pick<BuiltPage, 'path' | 'html'>): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ line, column, ruleId, message }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
  );
}
