import { html, nothing, type TemplateResult } from 'lit-html';
import type { TorqueAt } from '../../../catalog/torque-speed/law.ts';
import type { Check } from '../../../query/match/judge/check.ts';
import type { Verdict } from '../../../query/match/judge/verdicts.ts';
import { needOf, type Requirement } from '../../../query/match/question/requirements.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { figureText, UNKNOWN_TEXT, valueText, words } from '../../format.ts';
import { doubtfulGlyph } from '../../record/evidence/glyph-view.ts';
import type { Glyph } from '../../record/evidence/glyphs.ts';
import { VERDICT_WORDS } from '../verdict-words.ts';

/** Display name of a requirement. */
export function titleOf({ fieldByName }: Catalog, { row }: Requirement): string {
  return TITLES[row.name] ?? fieldByName.get(row.field)?.title ?? row.name;
}

const TITLES: Readonly<Record<string, string>> = {
  rms_torque_nm: 'RMS torque',
  min_speed_rpm: 'Speed',
  peak_points: 'Peak torque at a speed',
  rated_points: 'Continuous torque at a speed',
};

/** The verdicts on all requirements of an actuator together, explained. */
export const VERDICT_MEANING =
  '✓\u00a0meets: published figures reach every limit. ≈\u00a0close: misses a limit by little. ?\u00a0unknown: published figures do not decide a limit. ✗\u00a0misses: a published figure is beyond a limit. (✓)\u00a0in a cell: met by a figure without a quote.';

/** The meaning of a requirement that is not a field; null for a field, which has a sentence of its own. */
export const meaningOf = ({ row }: Requirement): string | null => MEANINGS[row.name] ?? null;

const BETWEEN = 'from the least that published figures prove to the most that they leave possible.';

const MEANINGS: Readonly<Record<string, string>> = {
  rms_torque_nm: 'The root mean square of the torques of the duty cycle. The rated torque must reach it.',
  peak_points: `The torque at this speed for a short time, ${BETWEEN}`,
  rated_points: `The torque at this speed for as long as you like, ${BETWEEN}`,
};

/** The sign of a bound. */
export const senseSign = ({ sense }: Pick<Requirement['row'], 'sense'>): string =>
  sense === 'at least' ? '≥' : '≤';

/** The requirement as a column heading: `≥ 40 N·m`. */
export function askedText(requirement: Requirement): string {
  const { unit } = requirement.row;
  if (requirement.kind === 'bound') {
    return `${senseSign(requirement.row)} ${figureText(needOf(requirement), unit)}`;
  }
  if (requirement.kind === 'point') {
    const { speed_rpm: speed, torque_nm } = requirement.asked;
    return `${figureText(torque_nm * requirement.margin, 'N.m')} at ${figureText(speed, '/min')}`;
  }
  const { asked } = requirement;
  return Array.isArray(asked) ? asked.map((one) => words(String(one))).join(' or ') : figureText(asked, unit);
}

/** Marks beside a value. */
export interface CheckMarks {
  /** Kind of the figure. */
  readonly tag: TemplateResult | typeof nothing;
  /** Mark of its source. */
  readonly glyph: Glyph | null;
}

/** Sign and word for a verdict; a figure without a quote never counts as proof. */
export function signAndWordOf(verdict: Verdict, glyph: Glyph | null) {
  const isUnquoted = verdict === 'meets' && (glyph?.kind === 'unstated' || glyph?.kind === 'our_reading');
  const { sign, word } = isUnquoted ? { sign: '(✓)', word: 'meets (no quote)' } : VERDICT_WORDS[verdict];
  return { sign, word, isUnquoted };
}

/** A check: its verdict by sign and word, the value with its kind, and how much of it counts or is missing. */
export function checkView(check: Check, { tag, glyph }: CheckMarks) {
  const { value, unit, verdict } = check;
  const { sign, word } = signAndWordOf(verdict, glyph);
  // Another figure may prove what none states: its own line says which.
  const isProvedByOther = verdict === 'meets' && value === null;
  const text = isTorqueAt(value) ? betweenText(value) : isProvedByOther ? '' : figureText(value, unit);
  return html`<span class="sign" aria-hidden="true">${sign}</span
    ><span class="visually-hidden">${word}: </span>${text}${doubtfulGlyph(glyph)} ${tag}
    <small>${shortText(check)}</small>`;
}

/**
 * The reason a figure does not meet the requirement: the part of it that counts, or its distance. Where one
 * that is not published meets it, the figure that proves it.
 */
export function shortText({
  value,
  verdict,
  basis,
  how,
  ratio,
}: Pick<Check, 'value' | 'verdict' | 'basis' | 'how' | 'ratio'>): string {
  if (verdict === 'meets') return value === null ? (how ?? '') : '';
  if (basis === undefined && typeof how === 'string') return how;
  return verdict === 'unknown' || ratio === null ? '' : percent(ratio);
}

/** True if the value of a check is a torque at a speed, between two bounds. */
export const isTorqueAt = (value: unknown): value is TorqueAt =>
  typeof value === 'object' && value !== null && 'least' in value && 'most' in value;

/** The two torques between which the available torque lies: `31.2 to 48 N·m`. */
export function betweenText({ least, most }: TorqueAt): string {
  if (most === null) return least === null ? UNKNOWN_TEXT : `at least ${figureText(least, 'N.m')}`;
  if (least === null) return `at most ${figureText(most, 'N.m')}`;
  return least === most
    ? figureText(most, 'N.m')
    : `${valueText(least, 'N.m')} to ${figureText(most, 'N.m')}`;
}

/** The distance of a value from its requirement: 0.95 -> `−5 %`, 0.997 -> `−0.3 %`. */
function percent(ratio: number): string {
  const off = Math.abs(ratio - 1) * 100;
  return `${ratio < 1 ? '−' : '+'}${off < 1 ? Number(off.toPrecision(1)) : Math.round(off)} %`;
}
