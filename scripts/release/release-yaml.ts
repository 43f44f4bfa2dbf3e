import { Document, isMap, isSeq, visit } from 'yaml';
import type { ReleaseFile } from '../../src/catalog/files/yaml-schemas.ts';
import { quoteScalars } from '../record-form/yaml-text.ts';

/** A release as the text of its file: an id or a changed field on each line, however long. */
export function releaseText(release: ReleaseFile): string {
  const document = new Document(release);
  visit(document, {
    Pair: (_, { value }, path) => {
      const insideOfChange = path.filter((node) => isMap(node)).length > DEPTH_OF_CHANGES;
      if ((isMap(value) || isSeq(value)) && insideOfChange) value.flow = true;
    },
  });
  quoteScalars(document);
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

// actuators: changed: <id>: <field>: [from, to]
const DEPTH_OF_CHANGES = 3;
