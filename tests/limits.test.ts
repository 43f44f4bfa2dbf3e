import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** Limits unlike the real ones, in numbers that no other text contains. */
const CHANGED = {
  RATE_LIMIT: { requests: 1171, seconds: 1260 },
  CACHE_SECONDS: 2220,
  PAGE_SIZE: { least: 1, most: 997, default: 613 },
  COMPARE_IDS: { least: 1, most: 541 },
  MATCH_IDS: { least: 1, most: 547 },
  TEXT_LENGTH: 1237,
  BODY_BYTES: 47 * 1024,
  TARGET_BYTES: 29 * 1024,
  HEAD_BYTES: 31 * 1024,
  BATCH_MESSAGES: { least: 1, most: 43 },
  BATCH_ANSWER_BYTES: 7_000_000,
  EXPLAINED_FIELDS: 389,
  JOINT_MATCHES: { least: 1, most: 823, default: 7 },
};

const PRINTER = 'tests/support/print-texts-with-limits.ts';

const printed = z.object({ guide: z.string(), openApi: z.string(), standard: z.string() });

/** The real values of the limits, each with its context, because the catalog has such numbers too. */
const REAL =
  /120 (requests )?in |"default";[qr]=1(20|19)|5 minutes|max-age=300\b|1 to (20|100|10)\b|200 characters|\b(16|8) KiB|1 MB/;

describe('a changed limit is stated', () => {
  const { guide, openApi, standard } = printed.parse(
    JSON.parse(
      execFileSync(process.execPath, [PRINTER, JSON.stringify(CHANGED)], {
        encoding: 'utf8',
        maxBuffer: 1e8,
      }),
    ),
  );

  test.each([
    '1171 in 1260 seconds for each client',
    'r=1170;t=42',
    'q=1171;w=1260',
    'for 37 minutes (`Cache-Control: public, max-age=2220`)',
    '1 to 997, by default 613',
    "limit: '997'",
    'Looks up 1 to 541 actuators',
    '1237 characters',
    'The request body is over 47 KiB',
    'The address of the request is over 29 KiB',
    'the headers together are over 31 KiB',
    '1 to 43 messages, 7 MB of answers',
    'at most 389',
  ])('in the guide: %s', (sentence) => {
    expect(guide).toContain(sentence);
  });

  test.each([
    'each client may make 1171 requests in 21 minutes unless the operator has set another limit',
    'may be cached for 37 minutes',
    'Looks up 1 to 541 actuators',
    '"maximum":997,"default":613',
    '"maxLength":1237',
    '"maxItems":541',
  ])('in OpenAPI: %s', (sentence) => {
    expect(openApi).toContain(sentence);
  });

  test('as the default of its setting', () => {
    expect(standard).toBe('1171/1260');
  });

  test('and the old value is nowhere in the guide or OpenAPI', () => {
    expect(REAL.exec(guide)).toBeNull();
    expect(REAL.exec(openApi)).toBeNull();
  });
});
