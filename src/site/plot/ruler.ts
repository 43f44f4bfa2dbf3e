import { round } from './scale.ts';

/** The marks of a logarithmic ruler over some decades as one path; the line of 1 is the longest, that of 5 longer than the rest. */
export function rulerPath(width: number, decades: number): string {
  const digits = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];
  const marks = Array.from({ length: decades }, (_, decade) =>
    digits.map((digit) => {
      const place = round((width * (decade + Math.log10(digit))) / decades);
      return `M${place} 0v${lengthOf(digit)}`;
    }),
  );
  return `M0 .5H${width}${marks.flat().join('')}`;
}

const lengthOf = (digit: number): number => {
  if (digit === 1) return 10;
  if (digit === 5) return 7;
  return Number.isInteger(digit) ? 5 : 3;
};
