/** The name under which a browser keeps its reader's list. */
export const OWN_LIST = 'list';

/** Reads an entry of the browser's storage; null when it is missing or storage is blocked. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text in this browser. If storage is blocked, it only lasts as long as the page. */
export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page still shows it.
  }
}
