/** True in `npm run test:long`, which draws all cases; the everyday run draws a share of them. */
export const IS_LONG = process.env.TEST_LENGTH === 'long';

/** The number of cases that a property is tried with: all of them in the long run, else a quarter. */
export const runs = (all: number): number => (IS_LONG ? all : Math.ceil(all / 4));
