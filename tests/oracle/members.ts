import { BASE_URL } from '../support/small-catalog.ts';
import type { ActuatorFile } from './catalog-files.ts';

/* Derived members of actuators and robots. */

/** A number rounded to 4 digits in decimal: the fifth digit decides. */
export function to4Digits(value: number): number {
  const [mantissa = '', exponent] = value.toExponential(14).split('e');
  const digits = mantissa.replace('.', '');
  return Number(`${Number(digits.slice(0, 4)) + (digits.charAt(4) >= '5' ? 1 : 0)}e${Number(exponent) - 3}`);
}

type Countries = Readonly<Record<'country' | 'country_flag', string | null>>;

/** The name of a country by code, and its flag, which is the code in regional indicator letters. */
export function countryOf(code: string | null): Countries {
  if (code === null) return { country: null, country_flag: null };
  return {
    country: new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? null,
    country_flag: code.replaceAll(/[A-Z]/g, (letter) =>
      String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65),
    ),
  };
}

export const addressesOf = (kind: 'actuators' | 'robots', id: string) => ({
  url: `${BASE_URL}/${kind}/${id}`,
  api_url: `${BASE_URL}/api/v1/${kind}/${id}`,
});

export const urlsOf = (sources: readonly { readonly url: string }[]): string[] => [
  ...new Set(sources.map(({ url }) => url)),
];

export const firstOf = ([first]: readonly string[]) => ({
  source_url: first ?? null,
  source_domain: first === undefined ? null : new URL(first).hostname.replace(/^www\./, ''),
});

export const wordsOrNull = (words: readonly string[]): readonly string[] | null =>
  words.length === 0 ? null : words;

/** The rotor's inertia at the output, by the stated side of the gear. */
export function inertiaAtOutput({ category, specs, figures, conditions }: ActuatorFile): number | null {
  const turns = specs.gear_ratio?.replace(':1', '') ?? (category === 'frameless_driver' ? '1' : undefined);
  const inertia = figures.rotor_inertia_kg_m2;
  const isOfRotor = Number(turns) === 1 || conditions.rotor_inertia_kg_m2?.side === 'motor';
  return typeof inertia === 'number' && turns !== undefined && isOfRotor
    ? to4Digits(inertia * Number(turns) ** 2)
    : null;
}

/** Stated points with their members in a fixed order. */
export function pointsIn(points: unknown): unknown {
  if (!Array.isArray(points)) return null;
  const members = ['torque_nm', 'speed_rpm', 'kind', 'voltage_v'];
  return points.map((point: object) =>
    Object.fromEntries(members.flatMap((name) => (name in point ? [[name, Reflect.get(point, name)]] : []))),
  );
}

/** The kinds and voltages of figures that are members of the record. */
export const statedKinds = ({ conditions }: ActuatorFile) => ({
  peak_torque_kind: conditions.peak_torque_nm?.kind ?? null,
  peak_torque_voltage_v: conditions.peak_torque_nm?.voltage_v ?? null,
  rated_torque_kind: conditions.rated_torque_nm?.kind ?? null,
  rated_torque_voltage_v: conditions.rated_torque_nm?.voltage_v ?? null,
  max_speed_kind: conditions.max_speed_rpm?.kind ?? null,
  max_speed_voltage_v: conditions.max_speed_rpm?.voltage_v ?? null,
  power_kind: conditions.power_w?.kind ?? null,
  kt_side: conditions.kt_nm_per_a?.side ?? null,
  kt_per: conditions.kt_nm_per_a?.per ?? null,
});

/** The counted part of a figure, as text; empty if all of it counts. */
export function countedWords(
  left: { least: number; most: number },
  {
    share,
    supply = '',
    kind,
    isProved,
  }: { share: number; supply?: string | undefined; kind?: string | undefined; isProved: boolean },
): { how?: string } {
  if (isProved) return { how: 'a rated torque or a published point reaches it' };
  if (share === 0) return { how: `a torque of kind ${kind} proves nothing` };
  const volts = left.least < 1 ? ` at ${Math.min(...supply.split('-').map(Number))} V` : '';
  const torque = kind === 'stall' ? 'a stall torque' : 'a torque of unstated kind';
  if (share < 1) return { how: `${share === 0.5 ? 'half' : share} of ${torque}${volts}` };
  const [proved, possible] = [to4Digits(left.least), to4Digits(left.most)];
  const part = proved === possible ? proved : 'a part or all';
  return volts === '' ? {} : { how: `${part} of it${volts}` };
}
