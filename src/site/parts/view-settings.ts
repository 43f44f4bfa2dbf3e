/** The views of a parts list, by their names in an address. */
export const VIEWS = {
  list: 'Parts list',
  compare: 'Side by side',
  plot: 'Plot',
  curves: 'Curves',
  joints: 'Joints',
} as const;

export type ViewName = keyof typeof VIEWS;

/** Their names, the default one first. */
export const VIEW_NAMES = [
  'list',
  'compare',
  'plot',
  'curves',
  'joints',
] as const satisfies readonly ViewName[];

/** The view of a list that the page shows, and its settings. */
export interface PageView {
  readonly view: ViewName;
  /** True if a comparison leaves out the rows in which no two differ. */
  readonly onlyDifferent: boolean;
  /** The figures on the axes of the plot. */
  readonly x: string;
  readonly y: string;
}

/** The axes when none are chosen. */
const DEFAULT_AXES = { x: 'weight_g', y: 'peak_torque_nm' } as const;

/** The view that an address asks for. */
export const readPageView = (parameters: URLSearchParams): PageView => ({
  view: VIEW_NAMES.find((name) => name === parameters.get('view')) ?? 'list',
  onlyDifferent: parameters.get('rows') === 'different',
  x: parameters.get('x') ?? DEFAULT_AXES.x,
  y: parameters.get('y') ?? DEFAULT_AXES.y,
});

/** The parameters of a view; defaults are left out. */
export const viewParameters = ({ view, onlyDifferent, x, y }: PageView): URLSearchParams =>
  new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(onlyDifferent && { rows: 'different' }),
    ...(x !== DEFAULT_AXES.x && { x }),
    ...(y !== DEFAULT_AXES.y && { y }),
  });
