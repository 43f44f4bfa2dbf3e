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
 * Copies a text; what to tell the reader then: that it was copied, or the text itself where the browser
 * refuses.
 */
export const copyAndTell = async (text: string, what: string): Promise<string> =>
  (await copyText(text)) ? `${what} copied` : text;

/** Lets a button copy a text, and say for a moment whether the browser let it. */
export function copyOnPress(button: HTMLElement, textOf: () => string): void {
  const label = button.textContent;
  const copy = async (): Promise<void> => {
    button.textContent = (await copyText(textOf())) ? 'Copied' : 'Select and copy';
    setTimeout(() => (button.textContent = label), 2000);
  };
  button.hidden = false;
  button.addEventListener('click', () => void copy());
}

/** Lets the browser paint, and hear the reader, before what follows. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// A phone takes some 20 ms for as many actuators.
const TURN = 100;

/**
 * Acts once, at the first sign that a reader will use a part of the page: a pointer over it, or a step of the
 * Tab key into it.
 */
export function onFirstSign(part: HTMLElement, act: () => void): void {
  for (const sign of ['pointerover', 'focusin']) part.addEventListener(sign, act, { once: true });
}

/**
 * Makes something of each item, with pauses: no turn keeps the browser from painting or from hearing the
 * reader.
 */
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
 * Ways to keep an address: in place, or as a new entry of the history where it asks something else; typing
 * or sliding without a rest makes one entry.
 */
export type Keeping = 'in place' | 'as a question' | 'as typed';

// A text counts as typed after a pause of so many milliseconds.
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

/** Writes the state of a page into its address, once it has not changed for a moment. */
export function keepInAddressSoon(address: () => string, keeping: Keeping = 'in place'): void {
  clearTimeout(due?.timer);
  due = { address, keeping, timer: setTimeout(addressShown, WAIT) };
}

/** Forgets an address that is still to be written: the reader has gone to another one. */
export function forgetAddressDue(): void {
  clearTimeout(due?.timer);
  due = null;
}

/** The address of what the page shows, now: written first where it is still due. */
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
