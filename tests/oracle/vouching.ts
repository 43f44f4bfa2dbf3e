import type { ActuatorFile, RobotFile } from './catalog-files.ts';

// The sources of figures, read from the kinds and titles of sources a second time.

type Sources = ActuatorFile['sources'];

const COPIED =
  /\b(as|price|total) (quoted|transcribed|copied|tabulated|noted|summarised|summarized|listed|found)\b|\((trans|quoted)|quoting\b|quoted\b|third[- ]party\b/i;

/** True if every stated field is stated in the words of the maker or of a paper. */
export function isAllOwnWords(sources: Sources): boolean {
  const [own, copies] = [true, false].map((isOwn) =>
    sources
      .filter(
        ({ kind, title }) => (['manufacturer', 'paper'].includes(kind) && !COPIED.test(title)) === isOwn,
      )
      .flatMap(({ states }) => Object.keys(states)),
  );
  return (copies ?? []).every((field) => own?.includes(field));
}

const PRICED_BY: Readonly<Record<string, string>> = {
  manufacturer: 'maker',
  distributor: 'shop',
  paper: 'paper',
};

/** The source of a record's price; null if it has none. */
export function pricedBy(file: ActuatorFile | RobotFile): string | null {
  const source = file.sources.find(({ states }) => 'price_usd' in states);
  if (source === undefined || (Reflect.get(file, 'price_usd') ?? null) === null) return null;
  return PRICED_BY[source.kind] ?? 'parts list';
}
