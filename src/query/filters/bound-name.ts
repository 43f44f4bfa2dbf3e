/** The name of a bound. `max_speed_rpm` is the name of a figure: its lower bound is `min_speed_rpm`. */
export const boundName = (end: 'min' | 'max', field: string): string =>
  `${end}_${field.replace(/^max_/, '')}`;
