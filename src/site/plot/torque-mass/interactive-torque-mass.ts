import { render } from 'lit-html';
import { loadCatalog, type Catalog } from '../../client-catalog/load-catalog.ts';
import { drawingOf } from '../scatter-svg.ts';
import { plotFigure, type PointedPlot } from '../scatter-view.ts';
import { SIZES } from '../scatter.ts';
import { isSubjectField, namedDots, subjectOf, torqueMass } from './torque-mass.ts';

let loaded: Promise<Catalog | null> | undefined;

/** Redraws a plot of the built page as an interactive one, whose dots react to the pointer. */
export async function makeInteractive(frame: HTMLElement): Promise<void> {
  const catalog = await (loaded ??= loadCatalog());
  if (catalog === null) return;
  const { field, value } = frame.closest<HTMLElement>('figure')?.dataset ?? {};
  const subject = value !== undefined && isSubjectField(field) ? { field, value } : null;
  const of = subjectOf(catalog, subject);
  const scatter = torqueMass(catalog, {
    size: frame.dataset.size === 'narrow' ? SIZES.narrow : SIZES.wide,
    of,
  });
  const drawing = drawingOf(scatter, namedDots(scatter));
  const draw = (pointing: Pick<PointedPlot, 'chosen' | 'isHeld'>): void => {
    render(plotFigure({ ...pointing, scatter, drawing, labels: catalog.labels, show: draw }), frame);
  };
  const isFocused = frame.contains(document.activeElement);
  frame.replaceChildren();
  draw({ chosen: null, isHeld: false });
  if (isFocused) frame.querySelector('svg')?.focus();
}
