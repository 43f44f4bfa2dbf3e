import { html, nothing, type TemplateResult } from 'lit-html';
import type { Check } from '../../query/match-checks.ts';
import type { Verdict } from '../../query/match.ts';
import { needOf, type Requirement } from '../../query/requirement.ts';
import { apartTag } from '../copy/apart-tag.ts';
import type { Catalog } from '../copy/listed.ts';
import { figureText, NOT_PUBLISHED, words } from '../format.ts';

/** THE TABLE of verdicts: the head of their group, the sign of their checks, and what they say. */
export const SAID: Readonly<Record<Verdict, { readonly title: string; readonly sign: string; readonly note: string }>> =
  {
    meets: { title: 'Meet everything', sign: '✓', note: 'every figure is published and fits' },
    close: { title: 'Close', sign: '≈', note: 'a figure falls short, by no more than the tolerance' },
    unknown: { title: 'Unknown', sign: '?', note: 'nothing speaks against them, but a figure is not published' },
    misses: { title: 'Miss', sign: '✗', note: 'the nearest that fail in one figure only' },
  };

/** What a requirement is called. */
export function titleOf({ fieldByName }: Catalog, { row }: Requirement): string {
  if (row.name === 'rms_torque_nm') return 'RMS torque';
  return row.name === 'speed_rpm' ? 'Speed' : (fieldByName.get(row.field)?.title ?? row.name);
}

/** What is asked, as the head of a column has it. */
export function askedText(requirement: Requirement): string {
  if (requirement.kind === 'bound') {
    const sign = requirement.row.sense === 'at least' ? '≥' : '≤';
    return `${sign} ${figureText(needOf(requirement), requirement.row.unit)}`;
  }
  return accepted(requirement.asked);
}

function accepted(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => words(String(one))).join(' or ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** A check in its cell: its verdict, the value with its kind and who states it, and by how much it is off. */
export function checkCell(
  { value, unit, verdict, ratio }: Check,
  apart: readonly string[],
  glyph: TemplateResult | typeof nothing,
): TemplateResult {
  const { sign } = SAID[verdict];
  const isNumber = typeof value === 'number';
  const text = value === null ? NOT_PUBLISHED : isNumber && unit !== null ? figureText(value, unit) : valueWords(value);
  return html`
    <td class="check ${verdict} ${isNumber ? 'number' : ''}">
      <span class="sign" aria-hidden="true">${sign}</span
      ><span class="visually-hidden">${verdict}: </span
      >${apartTag(apart)}${text}${glyph}${verdict === 'misses' || verdict === 'close' ? (ratio === null ? nothing : html` <small>${percent(ratio)}</small>`) : nothing}
    </td>
  `;
}

const valueWords = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => words(String(one))).join(', ') : accepted(value);

/** How far a value is from what is asked: 0.95 -> `−5 %`. */
function percent(ratio: number): string {
  const off = Math.round((ratio - 1) * 100);
  return `${off < 0 ? '−' : '+'}${Math.abs(off)} %`;
}
