/** Matches the windows of phones and tablets; never paper. */
export const phoneWindow = (): MediaQueryList => window.matchMedia('screen and (max-width: 60rem)');
