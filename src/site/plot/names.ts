import type { Dot, Scatter } from './scatter.ts';

// A name is a line of text, and its dot has a name of its own above it.
const APART = 40;

/** The dots of the front that are named in a picture: so far apart that no name runs into another. */
export const namedDots = ({ front }: Scatter): Dot[] =>
  (front ?? []).reduce<Dot[]>((kept, candidate) => {
    const last = kept.at(-1);
    return last === undefined || Math.abs(last.y - candidate.y) >= APART ? [...kept, candidate] : kept;
  }, []);
