import { differencesBetween, type Differences } from '../../query/differences.ts';
import { distanceOf, firstOfFamilies, type ComparedFigure, type Measured } from '../../query/nearness.ts';
import type { Figure } from '../copy/catalog-copy.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { extentOf } from '../explorer/filters.ts';
import { figureText } from '../format.ts';

/** How a candidate stands to one thing that a replacement must fit: `null` where one of the two does not publish it. */
export interface Fit {
  readonly name: FitName;
  readonly fits: boolean | null;
  /** What the candidate has, in words. */
  readonly text: string;
}

/** What a replacement must fit. */
export type FitName = keyof typeof FITS;

/** An actuator that could replace another, and how it compares. */
export interface Candidate extends Differences {
  readonly actuator: Listed;
  readonly fits: readonly Fit[];
}

/** THE TABLE of what a replacement must fit: its title, and whether a candidate does. */
export const FITS = {
  voltage: {
    title: 'Supply',
    test: ({ voltage_v: had = null }: Figures, { voltage_v: has = null }: Figures) => overlaps(had, has),
    text: ({ voltage_v: has = null }: Figures) => figureText(has, 'V'),
  },
  bus: {
    title: 'Bus',
    test: ({ comm: had = null }: Figures, { comm: has = null }: Figures) => shares(had, has),
    text: ({ comm: has = null }: Figures) =>
      Array.isArray(has) && has.length > 0 ? has.join(', ') : figureText(null, null),
  },
  mass: {
    title: 'Mass',
    test: ({ weight_g: had = null }: Figures, { weight_g: has = null }: Figures) => isAtMost(had, has),
    text: ({ weight_g: has = null }: Figures) => figureText(has, 'g'),
  },
  size: {
    title: 'Diameter',
    test: ({ outer_diameter_mm: had = null }: Figures, { outer_diameter_mm: has = null }: Figures) =>
      isAtMost(had, has),
    text: ({ outer_diameter_mm: has = null }: Figures) => figureText(has, 'mm'),
  },
} as const;

/** The names of the fits, in the order of their table. */
export const FIT_NAMES: readonly FitName[] = ['voltage', 'bus', 'mass', 'size'];

type Figures = Listed['figures'];

function overlaps(had: Figure, has: Figure): boolean | null {
  const [one, other] = [extentOf(had), extentOf(has)];
  return one === null || other === null ? null : one.least <= other.most && other.least <= one.most;
}

function shares(had: Figure, has: Figure): boolean | null {
  if (!Array.isArray(had) || !Array.isArray(has) || had.length === 0 || has.length === 0) return null;
  return has.some((bus) => had.includes(bus));
}

// What weighs a tenth more is no obstacle.
const ROOM = 1.1;

const isAtMost = (had: Figure, has: Figure): boolean | null =>
  typeof had === 'number' && typeof has === 'number' ? has <= had * ROOM : null;

const MOST_OF_OTHERS = 9;
const MOST_OF_MAKER = 4;

/**
 * The actuators nearest to one in torque, mass and speed that fit all that is required, one of each family: nine of other
 * makers and four of its own. What fits most comes first, then what is nearest; what is not published is no obstacle.
 */
export function candidatesFor(catalog: Catalog, actuator: Listed, required: readonly FitName[]): Candidate[] {
  const measured = measuredOf(actuator);
  const near = catalog.actuators
    .filter((other) => other.id !== actuator.id && other.figures.availability !== 'discontinued')
    .map((other) => ({ other, fits: fitsOf(actuator, other), distance: distanceOf(measured, measuredOf(other)) }))
    .filter(({ fits }) => fits.every(({ name, fits: isFit }) => isFit !== false || !required.includes(name)))
    .toSorted((one, another) => one.distance - another.distance);
  const each = firstOfFamilies(near, ({ other }) => other, actuator);
  const ofMaker = (isOwn: boolean) => each.filter(({ other }) => (other.brand === actuator.brand) === isOwn);
  return [...ofMaker(false).slice(0, MOST_OF_OTHERS), ...ofMaker(true).slice(0, MOST_OF_MAKER)]
    .toSorted((one, another) => misfitsIn(one.fits) - misfitsIn(another.fits))
    .map(({ other, fits }) => ({ actuator: other, fits, ...comparedWith(catalog, actuator, other) }));
}

const misfitsIn = (fits: readonly Fit[]): number => fits.filter(({ fits: isFit }) => isFit === false).length;

const fitsOf = ({ figures: had }: Listed, { figures: has }: Listed): Fit[] =>
  FIT_NAMES.map((name) => ({ name, fits: FITS[name].test(had, has), text: FITS[name].text(has) }));

function measuredOf({ category, figures }: Listed): Measured {
  const figure = (name: ComparedFigure): number | null => numberOr(figures[name]);
  return {
    category,
    peak_torque_nm: figure('peak_torque_nm'),
    rated_torque_nm: figure('rated_torque_nm'),
    max_speed_rpm: figure('max_speed_rpm'),
    weight_g: figure('weight_g'),
    price_usd: figure('price_usd'),
    backlash_arcmin: figure('backlash_arcmin'),
  };
}

const numberOr = (value: Figure | undefined): number | null => (typeof value === 'number' ? value : null);

function comparedWith({ fieldByName }: Catalog, actuator: Listed, other: Listed): Differences {
  return differencesBetween(
    measuredOf(actuator),
    measuredOf(other),
    (figure) => fieldByName.get(figure)?.better ?? null,
  );
}

/** The requirement of a fit in words, as the actuator to be replaced has it; null where it does not publish it. */
export const wantedText = ({ figures }: Listed, name: FitName): string | null => {
  const text = FITS[name].text(figures);
  return text === figureText(null, null) ? null : text;
};
