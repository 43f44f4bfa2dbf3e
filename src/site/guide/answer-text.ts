/** An answer to an example that a reader has run. */
export interface Shown {
  readonly status: string;
  readonly milliseconds: number;
  readonly text: string;
}

const LONGEST = 20_000;

/** An answer for reading: status, time, and the JSON with line breaks, cut when it is very long. */
export function answerText({ status, milliseconds, text }: Shown): string {
  const body = indented(text);
  const shown =
    body.length > LONGEST ? `${body.slice(0, LONGEST)}\n… (${body.length - LONGEST} more characters)` : body;
  return `${status} in ${Math.round(milliseconds)} ms\n\n${shown}`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
