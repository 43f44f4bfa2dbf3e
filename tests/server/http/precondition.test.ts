import { expect, test } from 'vitest';
import { matchesTag } from '../../../src/server/http/send.ts';

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '"x",W/"abc" , "y"', '*', ' "abc" '])(
  'If-None-Match: %s names "abc"',
  (header) => {
    expect(matchesTag(header, '"abc"')).toBe(true);
  },
);

test.each([undefined, '', 'abc', '"abcd"', '"x"', 'w/"abc"', '"abc', '"abc-br"', '"x,"abc""'])(
  'If-None-Match: %s does not name "abc"',
  (header) => {
    expect(matchesTag(header, '"abc"')).toBe(false);
  },
);
