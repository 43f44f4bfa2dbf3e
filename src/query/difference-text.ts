import type { ComparedFigure } from './nearness.ts';

/** A figure's ratio in words: `18 % lighter`, `2.4 times: heavier`. */
export function differenceText({ field, ratio }: { readonly field: ComparedFigure; readonly ratio: number }): string {
  const { more, less } = COMPARATIVES[field] ?? { more: 'more', less: 'less' };
  if (ratio >= 2) return `${ratio.toFixed(1)} times: ${more}`;
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  return `${percent} % ${ratio > 1 ? more : less}`;
}

const COMPARATIVES: Readonly<Partial<Record<ComparedFigure, { readonly more: string; readonly less: string }>>> = {
  peak_torque_nm: { more: 'more peak torque', less: 'less peak torque' },
  rated_torque_nm: { more: 'more rated torque', less: 'less rated torque' },
  max_speed_rpm: { more: 'faster', less: 'slower' },
  weight_g: { more: 'heavier', less: 'lighter' },
  price_usd: { more: 'dearer', less: 'cheaper' },
  backlash_arcmin: { more: 'more backlash', less: 'less backlash' },
};
