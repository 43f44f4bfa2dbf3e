import { copyAndTell } from '../../layout/browser.ts';
import { reportOf, type Correction, type ReportedFigure } from './correction.ts';

/** Fills the report of a record with the figure beside which "report" is pressed, and copies its text. */
export function startReporting(): void {
  const section = document.querySelector<HTMLElement>('[data-correction]');
  const correction: unknown = JSON.parse(section?.dataset.correction ?? 'null');
  if (section === null || !isCorrection(correction)) return;
  const text = section.querySelector('pre');
  const status = section.querySelector('[role=status]');
  const fill = (figure: ReportedFigure): void => {
    const { body, form, mail } = reportOf(correction, location.href.replace(/#.*/, ''), figure);
    if (text !== null) text.textContent = body;
    if (form !== null) section.querySelector('[data-form]')?.setAttribute('href', form);
    if (mail !== null) section.querySelector('[data-mail]')?.setAttribute('href', mail);
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a.report') : null;
    if (link !== null) fill(figureBeside(link));
  });
  section.querySelector('[data-copy]')?.addEventListener('click', () => {
    void copyAndTell(text?.textContent ?? '', 'Text').then(
      (told) => status !== null && (status.textContent = told),
    );
  });
}

/** The figure of a line of the data sheet, as it stands there. */
function figureBeside(link: HTMLElement): ReportedFigure {
  const row = link.closest('tr');
  const figure = row?.querySelector('.value')?.cloneNode(true);
  if (figure instanceof Element) figure.querySelector('.evidence')?.remove();
  const anchor = row?.querySelector('a[href^="#source-"]')?.getAttribute('href');
  const source = anchor ? document.querySelector<HTMLAnchorElement>(`${anchor} a`)?.href : undefined;
  return {
    field: link.dataset.field ?? '',
    value: figure?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    source: source ?? '',
  };
}

// The build wrote it, by this very type.
const isCorrection = (value: unknown): value is Correction =>
  typeof value === 'object' && value !== null && 'issuesUrl' in value;
