import type { Figure } from '../copy/catalog-copy.ts';

/** The least and greatest number of a figure: `9:1` is 9, `24-48` reaches from 24 to 48. Null where it is no number. */
export function extentOf(figure: Figure): { readonly least: number; readonly most: number } | null {
  if (typeof figure === 'number') return { least: figure, most: figure };
  if (typeof figure !== 'string') return null;
  const [, least, most] = /^([\d.]+)(?:-([\d.]+)|:1)?$/.exec(figure) ?? [];
  return least === undefined ? null : { least: Number(least), most: Number(most ?? least) };
}
