import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, hasBytes, prepareTexts, textAt } from '../../src/query/prepared-texts.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ß', '🦾', '\n'), maxLength: 8 });

test('texts are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const prepared = prepareTexts(texts);
      expect(texts.map((_, place) => textAt(prepared, place))).toEqual(texts);
    }),
  );
});

test('a text has the bytes of what occurs in it, and of nothing else', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, wanted) => {
      const prepared = prepareTexts(texts);
      expect(texts.map((_, place) => hasBytes(prepared, place, bytesOf(wanted)))).toEqual(
        texts.map((each) => each.includes(wanted)),
      );
    }),
  );
});
