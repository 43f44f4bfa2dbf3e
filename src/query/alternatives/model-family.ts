/**
 * The key that variants of one model share. Versions and windings have the name up to the first number in
 * common: `AK80-9 V3.0 KV100` and `AK80-9`, and so do versions that differ in the letters after the number,
 * `XM540-W270-R` and `XM540-W270-T`, `MX-64AT` and `MX-64R`. A word in lower case continues the name: of
 * `RB-Y1 joint type 17`, the robot is not the model. A version is never part of it.
 */
export function familyOf({ brand, name }: { readonly brand: string; readonly name: string }): string {
  const model = MODEL.exec(name.replace(VERSION, ''))?.[0] ?? name;
  return `${brand} ${model.replace(FORM, '')}`.toLowerCase();
}

// The letters after the number of a model in one word; in `RB-Y1 joint type 14C` they are its name.
const FORM = /(?<=^\S*\d)-?\p{L}+$/u;

const VERSION = /\s+(?:v\d|beta\b).*$/i;

const MODEL = /^(?:[^\d\s(]+\s+)*[^\s(]+(?:(?:\s+\p{Ll}+)+(?:\s+[^\s(]+)?)?/u;
