import { copyWithMessage } from '../../browser/clipboard.ts';
import { reportOf, type Correction, type ReportedFigure } from './correction.ts';

/** Fills the report of a record with the figure that the reader chooses, and copies its text. */
export function startReporting(): void {
  const section = document.querySelector<HTMLElement>('[data-correction]');
  const correction: unknown = JSON.parse(section?.dataset.correction ?? 'null');
  const figures: unknown = JSON.parse(section?.dataset.figures ?? 'null');
  if (section === null || !isCorrection(correction) || !areFigures(figures)) return;
  const text = section.querySelector('pre');
  const status = section.querySelector('[role=status]');
  const choice = section.querySelector('select');
  choice?.addEventListener('change', () => {
    const figure = choice.value === '' ? undefined : figures[Number(choice.value)];
    const { body, form, mail } = reportOf(correction, location.href.replace(/#.*/, ''), figure);
    if (text !== null) text.textContent = body;
    if (form !== null) section.querySelector('[data-form]')?.setAttribute('href', form);
    if (mail !== null) section.querySelector('[data-mail]')?.setAttribute('href', mail);
  });
  section.querySelector('[data-copy]')?.addEventListener('click', () => {
    void copyWithMessage(text?.textContent ?? '', 'Text').then(
      (message) => status !== null && (status.textContent = message),
    );
  });
}

// The build wrote both with these types.
const isCorrection = (value: unknown): value is Correction =>
  typeof value === 'object' && value !== null && 'issuesUrl' in value;

const areFigures = (value: unknown): value is readonly ReportedFigure[] => Array.isArray(value);
