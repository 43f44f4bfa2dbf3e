/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text. Returns the message for the reader: that it was copied, or the text itself if the browser
 * refuses.
 */
export const copyWithMessage = async (text: string, what: string): Promise<string> =>
  (await copyText(text)) ? `${what} copied` : text;

/** Makes a button copy a text and show the result for a moment. */
export function copyOnPress(button: HTMLElement, textOf: () => string): void {
  const label = button.textContent;
  const copy = async (): Promise<void> => {
    button.textContent = (await copyText(textOf())) ? 'Copied' : 'Select and copy';
    setTimeout(() => (button.textContent = label), 2000);
  };
  button.hidden = false;
  button.addEventListener('click', () => void copy());
}

/** Lets the browser paint and handle events first. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// A phone takes some 20 ms for as many actuators.
const TURN = 100;

/**
 * Runs a function once, at the first sign that the reader will use a part of the page: a pointer over it, or
 * focus.
 */
export function onFirstSign(part: HTMLElement, act: () => void): void {
  for (const sign of ['pointerover', 'focusin']) part.addEventListener(sign, act, { once: true });
}

/** Maps items with pauses, so that the browser can paint and handle events in between. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let first = 0; first < items.length; first += TURN) {
    if (first > 0) await pause();
    made.push(...items.slice(first, first + TURN).map(make));
  }
  return made;
}

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

/** Matches the windows of phones and tablets; never paper. */
export const phoneWindow = (): MediaQueryList => window.matchMedia('screen and (max-width: 60rem)');

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

/** Lets the reader save a text as a file. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** Lets the reader save bytes as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The text of a form's field, without blanks around it; empty when it has none. */
export function formText(form: Pick<FormData, 'get'>, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The texts that a form or an address has under some names; empty ones are left out. */
export const textsIn = (form: Pick<FormData, 'get'>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, formText(form, name)] as const).filter(([, text]) => text !== ''),
  );
