import { numberText } from '../../catalog/lib/number-text.ts';
import { behindStage } from '../../catalog/simulation/numbers.ts';
import {
  simulationTexts,
  type SimulatedJoints,
  type SimulationTexts,
} from '../../catalog/simulation/snippets.ts';
import { copyOnPress } from '../browser/clipboard.ts';
import { saveFile } from '../browser/save-file.ts';
import { readNumber } from '../page-filters/read-figure.ts';

/** Rewrites the texts for simulators for another external ratio, and copies them. */
export function startSimulator(): void {
  const section = document.querySelector<HTMLElement>('#simulator-texts');
  const stage = section?.querySelector<HTMLElement>('.stage');
  const input = stage?.querySelector('input');
  if (!section || !stage || !input) return;
  const joints: unknown = JSON.parse(section.dataset.joints ?? '[]');
  if (!areJoints(joints)) return;
  stage.hidden = false;
  input.addEventListener('input', () => {
    const ratio = readNumber(input.value);
    const isRatio = ratio !== null && ratio > 0;
    input.setAttribute('aria-invalid', String(!isRatio));
    if (!isRatio) return;
    showTexts(section, simulationTexts(joints, ratio));
    showNumbers(section, ratio);
  });
  for (const details of section.querySelectorAll('details[name]')) startCopying(details);
}

// The build wrote them with this type.
const areJoints = (value: unknown): value is readonly SimulatedJoints[] => Array.isArray(value);

function showTexts(section: HTMLElement, texts: SimulationTexts): void {
  for (const [format, text] of Object.entries({ ...texts })) {
    const code = section.querySelector(`[data-format="${format}"] code`);
    if (code !== null) code.textContent = text;
  }
}

function showNumbers(section: HTMLElement, ratio: number): void {
  for (const cell of section.querySelectorAll<HTMLElement>('td[data-value]')) {
    const { symbol = '', value = '', unit = '' } = cell.dataset;
    cell.textContent = `${numberText(behindStage(symbol, Number(value), ratio))} ${unit}`;
  }
}

function startCopying(details: Element): void {
  const button = details.querySelector<HTMLElement>('[data-do=copy]');
  const save = details.querySelector<HTMLElement>('[data-do=save]');
  const code = details.querySelector('code');
  if (button === null || save === null || code === null) return;
  save.hidden = false;
  save.addEventListener('click', () =>
    saveFile(save.dataset.file ?? '', 'text/plain', `${code.textContent}\n`),
  );
  copyOnPress(button, () => code.textContent);
}
