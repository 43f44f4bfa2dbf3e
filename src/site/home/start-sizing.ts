import { readTyped } from '../filter/quantity.ts';
import { readNumber } from '../filter/read-number.ts';
import { figureText } from '../format.ts';
import { formText } from '../layout/browser.ts';
import { unitShown } from '../units/chosen.ts';
import { sizeJoint } from './joint-size.ts';

/** What a sized joint needs. */
interface Sized {
  readonly peak_torque_nm: number;
  readonly speed_rpm: number;
}

/** Shows the torque of a joint as its figures are typed; its torque and speed are chosen by the form's button. */
export function startSizing(choose: (sized: Sized) => void): void {
  const details = document.querySelector<HTMLDetailsElement>('#sizing');
  const form = document.querySelector<HTMLFormElement>('#sizing form');
  const output = document.querySelector('#sizing output');
  if (details === null || form === null || output === null) return;
  const show = (): void => {
    output.textContent = sizedIn(form)?.text ?? 'Each field needs a positive number; units are understood.';
  };
  details.hidden = false;
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const sized = sizedIn(form);
    if (sized !== null) choose(sized);
  });
  show();
}

/** What the form's figures ask for, and how it follows; null while one cannot be read. */
function sizedIn(form: HTMLFormElement): (Sized & { readonly text: string }) | null {
  const texts = new FormData(form);
  const mass_kg = readTyped(formText(texts, 'mass'), 'kg');
  const arm_mm = readTyped(formText(texts, 'arm'), 'mm');
  const speed_rpm = readTyped(formText(texts, 'speed'), '/min');
  const [acceleration, margin] = [readNumber(formText(texts, 'acceleration')), readNumber(formText(texts, 'margin'))];
  if (mass_kg === null || arm_mm === null || speed_rpm === null || acceleration === null || margin === null)
    return null;
  const { holding_nm, peak_nm, formula } = sizeJoint({ mass_kg, arm_m: arm_mm / 1000, acceleration, margin });
  return {
    text: `${formula}${inOther(peak_nm)}; ${figureText(holding_nm, 'N.m')} only to hold the arm level, without margin. Speed ${figureText(speed_rpm, '/min')}. The arm's own mass and friction come on top.`,
    peak_torque_nm: peak_nm,
    speed_rpm,
  };
}

/** The torque once more, in the unit that the reader has chosen; the formula is in newtons, metres and kilograms. */
const inOther = (torque: number): string => (unitShown('N.m').factor === 1 ? '' : ` = ${figureText(torque, 'N.m')}`);
