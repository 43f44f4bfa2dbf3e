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
