import { copyWithMessage } from '../browser/clipboard.ts';
import { saveBlob, saveFile } from '../browser/save-file.ts';

/** Caption of an exported plot. */
export interface PlotCaption {
  /** Such as `Peak torque against mass of 45 actuators`. */
  readonly title: string;
  /** The address that draws it again. */
  readonly address: string;
  /** The version of the catalog. */
  readonly version: string;
  /** The day from which its page is, `2026-11-24`. */
  readonly date: string;
}

/** The lines below a plot: what it is, and where it comes from. */
const captionLines = ({ title, address, version, date }: PlotCaption): string[] => [
  `${title}. Robot Actuator Catalog, version ${version}, CC BY 4.0. Page of ${date}.`,
  address,
];

/** The citation of a plot in BibTeX. */
const plotBibtex = ({ title, address, version, date }: PlotCaption): string =>
  [
    '@misc{robot_actuator_catalog_plot,',
    `  title = {${title}},`,
    '  howpublished = {Robot Actuator Catalog},',
    `  year = {${date.slice(0, 4)}},`,
    `  version = {${version}},`,
    `  url = {${address}},`,
    `  urldate = {${date}},`,
    '  note = {Licensed CC BY 4.0}',
    '}',
  ].join('\n');

/** Exports of a plot, by format; each returns a status message. */
export const PLOT_EXPORTS = {
  SVG: savePlotSvg,
  PNG: savePlotPng,
  'Copy BibTeX': (_plot: SVGSVGElement, caption: PlotCaption) =>
    copyWithMessage(plotBibtex(caption), 'BibTeX'),
};

/** The looks that styles give to the marks of a plot, which a file by itself has to hold. */
const LOOKS = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-opacity',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
  ],
  ...['paint-order', 'font-size', 'font-weight', 'text-anchor'],
];
const FONT = 'Inter, Helvetica, Arial, sans-serif';
const LINE = 16;
const SVG = 'http://www.w3.org/2000/svg';

/** A plot of the page as a file that stands by itself, with its caption below it. */
function plotSvg(plot: SVGSVGElement, caption: PlotCaption) {
  const { width, height: drawn } = plot.viewBox.baseVal;
  const lines = captionLines(caption);
  const height = drawn + LINE * (lines.length + 0.5);
  const copy = plot.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a drawing is one.');
  takeLooks(plot, copy);
  for (const name of ['class', 'tabindex', 'role']) copy.removeAttribute(name);
  const { backgroundColor, color } = getComputedStyle(document.body);
  copy.prepend(element('rect', { width, height, fill: backgroundColor }));
  lines.forEach((line, index) =>
    copy.append(
      element('text', { x: 8, y: drawn + LINE * (index + 0.75), fill: color, 'font-size': '11px' }, line),
    ),
  );
  const size = {
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FONT,
  };
  for (const [name, value] of Object.entries({ xmlns: SVG, ...size })) copy.setAttribute(name, value);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function takeLooks(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of LOOKS) to.setAttribute(name, style.getPropertyValue(name));
  [...from.children].forEach((child, index) => {
    const other = to.children[index];
    if (other !== undefined) takeLooks(child, other);
  });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  if (!(made instanceof SVGElement)) throw new Error(`SVG has no element ${name}.`);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

const NAME = 'robot-actuators';

/** Saves a plot as SVG; the name of the file. */
function savePlotSvg(plot: SVGSVGElement, caption: PlotCaption): string {
  saveFile(`${NAME}.svg`, 'image/svg+xml', plotSvg(plot, caption).text);
  return `${NAME}.svg saved`;
}

// Sharp in print at the width of a column.
const SCALE = 3;

/** Saves a plot as PNG; the name of the file, or that the browser refuses. */
async function savePlotPng(plot: SVGSVGElement, caption: PlotCaption): Promise<string> {
  const { text, width, height } = plotSvg(plot, caption);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) return 'This browser cannot make a PNG. Use the SVG.';
  saveBlob(`${NAME}.png`, blob);
  return `${NAME}.png saved`;
}
