/** True in `npm run test:long`, which draws all cases; everyday runs and `.ci/run` draw a few of them. */
export const IS_LONG = process.env.TEST_LENGTH === 'long';

/** True in `npm run test:changed`, which `.ci/run` runs after `npm test`: what that has done need not be done again. */
export const IS_SHORT = process.env.TEST_LENGTH === 'short';

/** The number of cases of a property: all in the long run, otherwise a few, which show that it is asked. */
export const runs = (all: number, few = Math.ceil(all / 4)): number => (IS_LONG ? all : few);

/** All members of a list in the long run, else a sample, for rules that apply to each member. */
export const shareOf = <Member>(all: readonly Member[], oneOf = 20): readonly Member[] =>
  IS_LONG ? all : all.filter((_, place) => place % oneOf === 0);
