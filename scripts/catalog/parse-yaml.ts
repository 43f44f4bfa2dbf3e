import { LineCounter, parseDocument, type Document } from 'yaml';
import { messageOf } from '../support/message-of.ts';
import type { TextFile } from './catalog-folder.ts';
import type { Issue } from './issue.ts';

/** A file with the value of its YAML: undefined where `issues` say why it can't be read. */
export interface ParsedFile {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/**
 * The value of a file, or the lines that are not YAML. `folder` is the catalog's folder as issues show it.
 */
export function parseFile(folder: string, { name, text }: TextFile): ParsedFile {
  const path = `${folder}/${name}`;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const syntaxIssues = [...document.errors, ...document.warnings].map(({ pos, message }) =>
    yamlIssue(path, `line ${lines.linePos(pos[0]).line}`, message),
  );
  if (syntaxIssues.length > 0) return { path, name, value: undefined, issues: syntaxIssues };
  return { path, name, ...valueOf(document, path) };
}

function valueOf(document: Document, path: string): Pick<ParsedFile, 'value' | 'issues'> {
  try {
    return { value: document.toJS(), issues: [] };
  } catch (error) {
    // YAML reports an alias without its anchor, or one that expands a thousandfold, only here.
    return { value: undefined, issues: [yamlIssue(path, '', messageOf(error))] };
  }
}

const yamlIssue = (file: string, field: string, message: string): Issue => ({
  file,
  field,
  found: `"${message}"`,
  wanted: 'YAML; see catalog/TEMPLATE.yaml for the form',
});
