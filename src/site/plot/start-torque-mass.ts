import { unitShown } from '../units/units.ts';

/**
 * Brings the pictures of torque against mass to life when they are first pointed at, touched or focused; at once for a
 * reader who has chosen other units than those in which they were built. What draws them is loaded then.
 */
export function startTorqueMass(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.torque-mass .plot-frame')) {
    const wake = (): void => {
      for (const event of WAKING) frame.removeEventListener(event, wake);
      void import('./living-plot.ts').then(({ bringToLife }) => bringToLife(frame));
    };
    for (const event of WAKING) frame.addEventListener(event, wake);
    if (isInOtherUnits()) wake();
  }
}

const isInOtherUnits = (): boolean => ['N.m', 'g'].some((unit) => unitShown(unit).factor !== 1);

const WAKING = ['pointerenter', 'touchstart', 'focusin'];
