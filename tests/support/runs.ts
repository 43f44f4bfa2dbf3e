/** True in `npm run test:long`, which runs all cases; everyday runs and `.ci/run` run a share. */
export const IS_LONG = process.env.TEST_LENGTH === 'long';

/** The number of cases of a property: all in the long run, else one of `oneOf`. */
export const runs = (all: number, oneOf = 4): number => (IS_LONG ? all : Math.ceil(all / oneOf));

/** All members of a list in the long run, else a sample, for rules that apply to each member. */
export const shareOf = <Member>(all: readonly Member[], oneOf = 4): readonly Member[] =>
  IS_LONG ? all : all.filter((_, place) => place % oneOf === 0);
