/**
 * Ways to store an address: in place, or as a new entry in the history if the question changes. Continuous
 * typing or sliding makes one entry.
 */
export type Keeping = 'in place' | 'as a question' | 'as typed';

// The pause after which a text counts as typed, in milliseconds.
const REST = 1000;
let typing: ReturnType<typeof setTimeout> | undefined;

/** Writes the state of a page into its address, and keeps the chosen units there. */
export function keepInAddress(address: string, keeping: Keeping = 'in place'): void {
  const next = withUnits(address);
  const isNew = new URL(next, location.href).search !== location.search;
  const isOne = keeping === 'as a question' || (keeping === 'as typed' && typing === undefined);
  clearTimeout(typing);
  typing = keeping === 'as typed' ? setTimeout(() => (typing = undefined), REST) : undefined;
  if (isNew && isOne) history.pushState(null, '', next);
  else history.replaceState(null, '', next);
}

/** An address with the units of the present one, in the same part of it. */
function withUnits(address: string): string {
  const [path = '', fragment = ''] = address.split('#');
  const hash = fragment === '' ? '' : `#${fragment}`;
  const inQuery = new URLSearchParams(location.search).get('units');
  if (inQuery !== null) return `${path}${path.includes('?') ? '&' : '?'}units=${inQuery}${hash}`;
  const inFragment = new URLSearchParams(location.hash.slice(1)).get('units');
  return inFragment === null ? address : `${path}${hash === '' ? '#' : `${hash}&`}units=${inFragment}`;
}

// Browsers forbid writing the address at every keystroke.
const WAIT = 120;
let due: Due | null = null;

/** An address that is written in a moment. */
interface Due {
  readonly address: () => string;
  readonly keeping: Keeping;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Writes the state of a page into its address, debounced. */
export function keepInAddressSoon(address: () => string, keeping: Keeping = 'in place'): void {
  clearTimeout(due?.timer);
  due = { address, keeping, timer: setTimeout(addressShown, WAIT) };
}

/** Cancels a pending address, because the reader has moved on to another one. */
export function forgetAddressDue(): void {
  clearTimeout(due?.timer);
  due = null;
}

/** The address of the current state, after writing a pending one. */
export function addressShown(): string {
  const { timer, address, keeping } = due ?? {};
  due = null;
  clearTimeout(timer);
  if (address !== undefined) keepInAddress(address(), keeping);
  return location.href;
}
