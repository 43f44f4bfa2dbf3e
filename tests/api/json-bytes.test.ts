import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinJson, jsonBytes } from '../../src/api/json-bytes.ts';

test('joined bytes are those of the whole, whatever the elements are', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.string({ unit: 'grapheme' }), (values, more) => {
      const joined = joinJson('{"data":[', values.map(jsonBytes), `],"more":${JSON.stringify(more)}}`);
      expect(Buffer.from(joined)).toEqual(Buffer.from(JSON.stringify({ data: values, more })));
    }),
  );
});
