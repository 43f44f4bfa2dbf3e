import { afterAll } from 'vitest';

type Figures = Readonly<Record<string, string | number>>;

const noted = new Map<string, Figures>();

/** Notes measured figures of an edge for the table printed after its tests. */
export function note(edge: string, figures: Figures): void {
  noted.set(edge, { ...noted.get(edge), ...figures });
}

/** Prints the table after the tests of the file. */
export function printNotes(): void {
  afterAll(() => console.table(Object.fromEntries(noted)));
}
