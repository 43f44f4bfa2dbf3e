import { formText } from '../layout/browser.ts';
import { counted } from '../format.ts';
import { meetsWish, robotWish, toNumber, type RobotRow } from './robot-filter.ts';

/** Shows the filters of the robots' list and hides the rows that do not meet them. */
export function startRobotFilters(): void {
  const form = document.querySelector<HTMLFormElement>('#robot-filters');
  if (form === null) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => apply(form));
  apply(form);
}

function apply(form: HTMLFormElement): void {
  const texts = new FormData(form);
  const textOf = (name: string): string => formText(texts, name);
  const wish = robotWish({ q: textOf('q'), payload: textOf('payload'), weight: textOf('weight'), dof: textOf('dof') });
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.robots tbody tr')];
  for (const row of rows) row.hidden = !meetsWish(rowOf(row), wish);
  for (const section of document.querySelectorAll<HTMLElement>('section.section')) {
    section.hidden = section.querySelector('tbody tr:not([hidden])') === null;
  }
  const shown = rows.filter(({ hidden }) => !hidden).length;
  const status = form.querySelector('[role=status]');
  if (status !== null) status.textContent = counted(shown, 'robot');
}

const rowOf = ({ dataset }: HTMLTableRowElement): RobotRow => ({
  text: dataset.text ?? '',
  payload_kg: toNumber(dataset.payload ?? ''),
  weight_kg: toNumber(dataset.weight ?? ''),
  dof: toNumber(dataset.dof ?? ''),
});
