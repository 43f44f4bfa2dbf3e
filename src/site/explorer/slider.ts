import type { Bounds } from './facets.ts';

/** How many steps the slider of a limit has. */
export const SLIDER_STEPS = 200;

/** Where a limit stands on its slider, whose scale is logarithmic; the open end for none. */
export function sliderPlace(text: string, { least, most }: Bounds, keeps: 'above' | 'below'): number {
  const limit = Number(text);
  if (text === '' || !(limit > 0)) return keeps === 'above' ? 0 : SLIDER_STEPS;
  const share = Math.log(limit / least) / (Math.log(most / least) || 1);
  return Math.round(Math.min(1, Math.max(0, share)) * SLIDER_STEPS);
}

/** The limit at a place of the slider, to two significant digits; empty at the end that keeps all. */
export function limitAt(place: string, { least, most }: Bounds, keeps: 'above' | 'below'): string {
  const step = Number(place);
  if (step === (keeps === 'above' ? 0 : SLIDER_STEPS)) return '';
  return String(Number((least * (most / least) ** (step / SLIDER_STEPS)).toPrecision(2)));
}
