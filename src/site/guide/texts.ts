import type { Service } from '../../api/service.ts';
import type { McpService } from '../../mcp/service.ts';

/** The service behind the guide's examples, the API and MCP, and the written text of the guide. */
export interface GuideService extends Service, McpService {
  readonly guideTexts: GuideTexts;
}

/** The written text of the guide: the Markdown of each file in `texts`, by its name without `.md`. */
export type GuideTexts = ReadonlyMap<string, string>;

/** The values of the placeholders of a text, by name: Markdown made from tables and from real answers. */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Writes the values into a text, where `{{name}}` stands for each. Throws when the text is missing, when it
 * names a placeholder without a value, and when it leaves a value out.
 */
export function fillText(texts: GuideTexts, name: string, values: Placeholders): string {
  const text = texts.get(name);
  const file = `src/site/guide/texts/${name}.md`;
  if (text === undefined) throw new Error(`The guide has no file ${file}.`);
  const used = new Set<string>();
  const filled = text.replaceAll(PLACEHOLDER, (_, placeholder: string) => {
    used.add(placeholder);
    const value = values[placeholder];
    if (value === undefined) {
      const known = Object.keys(values).join(', ');
      throw new Error(`${file}: {{${placeholder}}} is not a placeholder here; there are ${known || 'none'}.`);
    }
    return value;
  });
  const unused = Object.keys(values).filter((placeholder) => !used.has(placeholder));
  if (unused.length > 0) throw new Error(`${file} does not show ${unused.join(', ')}.`);
  return filled.trim();
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The texts of a folder, which is read as Markdown by the path of its file. */
export const textsByName = (files: Readonly<Record<string, string>>): GuideTexts =>
  new Map(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), text]));
