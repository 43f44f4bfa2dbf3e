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
