import { render } from 'lit-html';
import { loadCatalog, type Catalog } from '../copy/listed.ts';
import { unitShown } from '../units/units.ts';
import { drawingOf } from './drawing.ts';
import { plotFigure, type Pointed } from './plot-figure.ts';
import { SIZES } from './scatter.ts';
import { isSubjectField, namedDots, subjectOf, torqueMass, type Subject } from './torque-mass.ts';

/**
 * Brings the pictures of torque against mass to life when they are first pointed at, touched or focused; at once for a
 * reader who has chosen other units than those in which they were built.
 */
export function startTorqueMass(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.torque-mass .plot-frame')) {
    const wake = (): void => {
      for (const event of WAKING) frame.removeEventListener(event, wake);
      void bringToLife(frame);
    };
    for (const event of WAKING) frame.addEventListener(event, wake);
    if (isInOtherUnits()) wake();
  }
}

const isInOtherUnits = (): boolean => ['N.m', 'g'].some((unit) => unitShown(unit).factor !== 1);

const WAKING = ['pointerenter', 'touchstart', 'focusin'];

let loaded: Promise<Catalog | null> | undefined;

async function bringToLife(frame: HTMLElement): Promise<void> {
  const catalog = await (loaded ??= loadCatalog());
  if (catalog === null) return;
  const of = subjectOf(catalog, subjectIn(frame));
  const scatter = torqueMass(catalog, { size: frame.dataset.size === 'narrow' ? SIZES.narrow : SIZES.wide, of });
  const drawing = drawingOf(scatter, namedDots(scatter));
  const draw = (pointing: Pick<Pointed, 'chosen' | 'isHeld'>): void => {
    render(plotFigure({ ...pointing, scatter, drawing, labels: catalog.labels, show: draw }), frame);
  };
  const isFocused = frame.contains(document.activeElement);
  frame.replaceChildren();
  draw({ chosen: null, isHeld: false });
  if (isFocused) frame.querySelector('svg')?.focus();
}

function subjectIn(frame: HTMLElement): Subject | null {
  const { field, value } = frame.closest<HTMLElement>('figure')?.dataset ?? {};
  return value !== undefined && isSubjectField(field) ? { field, value } : null;
}
