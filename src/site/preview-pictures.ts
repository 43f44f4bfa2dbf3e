import type { Site } from './build-site.ts';
import { counted, escaped } from './format.ts';
import { rulerPath } from './plot/scale.ts';
import { frontPath, type Scatter } from './plot/scatter.ts';
import { torqueMass } from './plot/torque-mass/torque-mass.ts';

/** The font of the pictures; it must be given to whatever draws them. */
export const PICTURE_FONT = 'DejaVu Sans';

/** Colours by category slug. */
export type CategoryColours = ReadonlyMap<string, string>;

/** The colours of the categories on light pages, read off the style sheet that states them. */
export const categoryColours = (tokens: string): CategoryColours =>
  new Map(
    Array.from(
      tokens.matchAll(/\.category-(\w+)\s*\{\s*--category: light-dark\((#\w+)/g),
      ([, slug = '', colour = '']) => [slug, colour],
    ),
  );

/**
 * Every picture for previews of links (Open Graph), as SVG text of 1200 by 630: one for each kind of page and
 * each category, over the dots of torque against mass.
 */
export function previewPictures({ service, categories, listed }: Site, colours: CategoryColours) {
  const { actuators, robots } = service.dataset;
  const plot = { ...torqueMass(listed, { size: PLOT }), colours };
  const count = counted(actuators.length, 'actuator');
  const pages = [
    ['catalog', 'Robot Actuator Catalog', `${count}, every figure with its source`],
    ['finder', 'Explore the actuators', `${count}: filter, plot, compare`],
    ['robots', 'Robots and their joints', `${counted(robots.length, 'robot')}, linked to their motors`],
    ['guide', 'Guide to the API', 'Free, anonymous, read-only JSON'],
  ] as const;
  return [
    ...pages.map(([name, title, subtitle]) => ({ name, svg: pictureOf(plot, { title, subtitle }) })),
    ...categories.map(({ slug, label, actuators: { length } }) => ({
      name: slug,
      svg: pictureOf(plot, {
        title: label,
        subtitle: `${counted(length, 'actuator')} with sources`,
        only: slug,
      }),
    })),
  ];
}

const PLOT = { width: 880, height: 520, left: 64, right: 16, top: 16, bottom: 48 };
const WIDTH = 1200;
const HEIGHT = 630;

interface Words {
  readonly title: string;
  readonly subtitle: string;
  /** The category whose dots are in colour; all when absent. */
  readonly only?: string;
}

function pictureOf(
  plot: Scatter & { readonly colours: CategoryColours },
  { title, subtitle, only }: Words,
): string {
  const { marks, colours } = plot;
  const paths = marks.map(({ category, path }) => {
    const isShown = only === undefined || only === category;
    const [colour, opacity] = isShown ? [colours.get(category) ?? '#454d59', 0.55] : ['#8b939d', 0.25];
    return `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfbf9"/>`,
    `<g transform="translate(${WIDTH - PLOT.width - 16} ${HEIGHT - PLOT.height + 10})">${paths.join('')}`,
    `<path d="${frontPath(plot)}" fill="none" stroke="#454d59" stroke-width="2"/></g>`,
    `<g transform="scale(1 2)"><path d="${rulerPath(WIDTH, 4)}" stroke="#8b939d" fill="none"/></g>`,
    `<g font-family="${PICTURE_FONT}"><text x="64" y="140" font-size="56" font-weight="700" fill="#15191f">${escaped(title)}</text>`,
    `<text x="64" y="200" font-size="30" fill="#454d59">${escaped(subtitle)}</text></g></svg>`,
  ].join('');
}
