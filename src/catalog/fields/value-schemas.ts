import { z } from 'zod';

/** The form of an actuator's or robot's id: lower-case letters, digits and hyphens, as in its URL. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** An id such as `cubemars-ak80-9`. */
export const slug = z.string().regex(SLUG_PATTERN, 'must be lower-case letters, digits and hyphens');

/** Names of operations below `/api/v1/actuators/` and `/api/v1/robots/`: no record may take one as its id. */
export const RESERVED_IDS: readonly string[] = ['compare', 'export', 'match', 'summary'];

/** A number as files state it: above 0. */
export const figure = z.number().positive();

/**
 * Characters of a text, of a name and of an address, at most; the longest of November 2026 have 1542 (a
 * quote), 52 and 264.
 */
const LONGEST = { text: 3000, name: 120, address: 1000 } as const;

const upTo = (most: number) => (written: string) => written.length <= most;

/** A text on one line, without blanks at its ends and without invisible characters. */
export const text = z
  .string()
  .min(1)
  .refine(upTo(LONGEST.text), `must be a text of at most ${LONGEST.text} characters`)
  .refine((written) => written === written.trim(), 'must be a text without blanks at its ends')
  .refine(
    (written) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(written),
    'must be a text on one line without invisible characters',
  )
  .refine((written) => !/\p{M}{4}/u.test(written), 'must be a text with at most three accents on a letter');

/** A name of a record or a maker. */
export const recordName = text.refine(
  upTo(LONGEST.name),
  `must be a name of at most ${LONGEST.name} characters`,
);

/** A list of values without repeats, whatever their case. */
export const several = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .array(value)
    .min(1)
    .refine(
      (all) => new Set(all.map((one) => one.toLowerCase())).size === all.length,
      'must be a list that names each once',
    );

/** Several texts. */
export const texts = several(text);

const ADDRESS_WANTED = 'must be an http or https URL';

/** An absolute http(s) address in ASCII (RFC 3986), with the name of a public host and no user name. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: ADDRESS_WANTED, abort: true })
  .refine((written) => /^[\x21-\x7e]+$/.test(written), ADDRESS_WANTED)
  .refine(upTo(LONGEST.address), `must be an address of at most ${LONGEST.address} characters`)
  .refine((written) => !hasUserName(written), 'must be an address without a user name')
  .refine((written) => !hasPrivateHost(written), 'must be an address with the name of a public host');

/** True if an address names a user before its host, as `https://acme.com@evil.org/` does. */
function hasUserName(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}

/** True if an address names its host by a number, or by a name that only some networks know. */
function hasPrivateHost(address: string): boolean {
  const { hostname = '' } = URL.parse(address) ?? {};
  return hostname !== '' && !PUBLIC_HOST.test(hostname);
}

// `URL` writes an IPv4 address in digits and one of IPv6 in brackets, however it was spelled.
const PUBLIC_HOST = /^(?:[^.[]+\.)+(?!(?:local|localhost|internal|lan|arpa|\d+)\.?$)[^.[]+\.?$/;

/** `9:1`, `50.9:1`: turns of the motor per turn of the output. */
export const gearRatio = z.string().regex(/^\d+(\.\d+)?:1$/, 'must look like "9:1"');

/** A metric thread by its nominal diameter: `M4`, `M2.5`. */
export const thread = z.string().regex(/^M\d+(\.\d+)?$/, 'must be a metric thread such as M4');

const VOLTAGE_WANTED = 'must be a number of volts, or a range such as 24-60';

/** A supply voltage in V, or a range of them such as `24-60`. */
export const voltage = z.union(
  [figure, z.string().regex(/^\d+(\.\d+)?-\d+(\.\d+)?$/, VOLTAGE_WANTED)],
  VOLTAGE_WANTED,
);

const address = z.url({ protocol: /^https?$/ });

/** Schemas of the values that the API answers with. Null means unknown: not stated, or rejected. */
export const answered = {
  quantity: z.number().min(0).nullable(),
  count: z.int().min(0),
  text,
  maybeText: text.nullable(),
  maybeTexts: z.array(text).nullable(),
  maybeFlag: z.boolean().nullable(),
  maybeGearRatio: gearRatio.nullable(),
  maybeVoltage: z.union([figure, text, z.null()]),
  address,
  maybeAddress: address.nullable(),
  addresses: z.array(address),
  aliases: z.array(text).nullable(),
} as const;
