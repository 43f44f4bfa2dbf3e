import { readNumber, readTyped } from '../filter/quantity.ts';
import { figureText } from '../format.ts';
import { formText } from '../layout/browser.ts';
import { unitShown } from '../units/units.ts';

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

/** A joint that swings a mass at the end of an arm. */
export interface Joint {
  readonly mass_kg: number;
  readonly arm_m: number;
  /** Angular acceleration, rad/s². */
  readonly acceleration: number;
  /** By how much the torque shall exceed what physics asks. */
  readonly margin: number;
}

/** What such a joint needs, N·m. */
export interface JointNeed {
  /** To hold the arm level. */
  readonly holding_nm: number;
  /** To lift it with the acceleration, times the margin. */
  readonly peak_nm: number;
  /** The formula with its figures. */
  readonly formula: string;
}

const GRAVITY = 9.81;

/** The torque of a joint: a point mass at the end of a weightless, level arm, τ = (m·g·r + m·r²·α) × margin. */
export function sizeJoint({ mass_kg: mass, arm_m: arm, acceleration, margin }: Joint): JointNeed {
  const holding = mass * GRAVITY * arm;
  const peak = (holding + mass * arm ** 2 * acceleration) * margin;
  return {
    holding_nm: shown(holding),
    peak_nm: shown(peak),
    formula: `τ = (m·g·r + m·r²·α) × margin = (${mass} × ${GRAVITY} × ${arm} + ${mass} × ${arm}² × ${acceleration}) × ${margin} = ${shown(peak)} N·m`,
  };
}

const shown = (torque: number): number => Number(torque.toPrecision(3));
