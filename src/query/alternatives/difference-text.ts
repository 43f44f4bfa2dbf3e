import type { ComparedFigure } from './nearness.ts';

/** A figure and its ratio to another; the ratio is null if the other is 0. */
interface DifferingFigure {
  readonly field: ComparedFigure;
  readonly ratio: number | null;
}

/** A figure's ratio in words: `18 % lighter`, `2.4 times the mass`. */
export function differenceText({ field, ratio }: DifferingFigure): string {
  const { name, more, less } = WORDS[field];
  if (ratio === null) return `${name} where there was none`;
  if (ratio >= 2) return `${ratio.toFixed(1)} times the ${name}`;
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  return `${percent} % ${ratio > 1 ? more : less}`;
}

/**
 * Says that a figure is not compared because its kinds differ: `peak torque not compared: stall versus peak`.
 */
export const unlikeText = ({ field, kinds: [its, own] }: UnlikeFigure): string =>
  `${WORDS[field].name} not compared: ${its === own ? `both ${its}` : `${its} versus ${own}`}`;

/** A figure that both publish, of unlike kinds: that of the alternative, then that of the replaced one. */
export interface UnlikeFigure {
  readonly field: ComparedFigure;
  readonly kinds: readonly [its: string, own: string];
}

/** The words for a figure, and for more and less of it. */
const WORDS: Readonly<Record<ComparedFigure, Readonly<Record<'name' | 'more' | 'less', string>>>> = {
  peak_torque_nm: { name: 'peak torque', more: 'more peak torque', less: 'less peak torque' },
  rated_torque_nm: { name: 'rated torque', more: 'more rated torque', less: 'less rated torque' },
  max_speed_rpm: { name: 'speed', more: 'faster', less: 'slower' },
  weight_g: { name: 'mass', more: 'heavier', less: 'lighter' },
  price_usd: { name: 'price', more: 'more expensive', less: 'cheaper' },
  backlash_arcmin: { name: 'backlash', more: 'more backlash', less: 'less backlash' },
};
