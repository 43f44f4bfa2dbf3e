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

/** Keeps a text in this browser; where storage is blocked, it holds for this page. */
export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page has what it shows.
  }
}
