import { memoizeByObject } from '../../../catalog/lib/memoize-by-object.ts';
import { onFirstSign } from '../../browser/first-sign.ts';
import { unitShown } from '../../units/shown-units.ts';

/**
 * Makes the plots of torque against mass interactive when they are first pointed at, touched or focused; at
 * once if the reader has chosen other units. Their code is loaded then.
 */
export function startTorqueMass(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.torque-mass .plot-frame')) {
    onFirstSign(frame, () => void wake(frame));
    if (['N.m', 'g'].some((unit) => unitShown(unit).factor !== 1)) void wake(frame);
  }
}

const wake = memoizeByObject(async (frame: HTMLElement) =>
  (await import('./interactive-torque-mass.ts')).makeInteractive(frame),
);
