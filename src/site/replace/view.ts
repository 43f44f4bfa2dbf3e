import { html, nothing } from 'lit-html';
import type { FigureRatio } from '../../query/alternatives/alternatives.ts';
import { differenceText, unlikeText } from '../../query/alternatives/difference-text.ts';
import type { ComparedFigure } from '../../query/alternatives/nearness.ts';
import { kindsOf, statersOf } from '../client-catalog/figure-marks.ts';
import { lifeTag } from '../client-catalog/kind-tag.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import { actuatorPath, addToListPath, comparePath } from '../paths.ts';
import { figuresInWords, HEAD_FIGURES } from '../sentences.ts';
import {
  candidatesFor,
  FIT_NAMES,
  FITS,
  wantedText,
  type Candidate,
  type Fit,
  type FitName,
} from './candidates.ts';

export interface Replacing {
  readonly catalog: Catalog;
  /** The actuator to be replaced. */
  readonly actuator: ListedActuator;
  /** Criteria that a candidate must meet to be shown at all. */
  readonly required: readonly FitName[];
}

/** Message for an id that the catalog does not have. */
export const notFoundView = (id: string) =>
  html`<p class="error" role="alert">The catalog has no ${id}. Search by name above.</p>`;

/** The candidates for an actuator, its successors first; `toggle` requires a fit, or no longer does. */
export function replaceView(replacing: Replacing, toggle: (name: FitName) => void) {
  const { catalog, actuator, required } = replacing;
  const { successors, others } = candidatesFor(catalog, actuator, required);
  return html`
    ${subject(actuator, [...successors, ...others].slice(0, 4))}
    ${successors.length === 0 ? nothing : section('Successors', successors, replacing)}
    ${requirements(replacing, toggle)} ${section('Alternatives', others, replacing)}
    <p class="note">
      Not compared, because sources rarely state it: bolt pattern, shaft and horn, connector, and the version
      of a protocol. Torque at speed is judged from published figures alone. Figures of unlike kinds, such as
      a stall and a peak torque, are not compared either. Read both data sheets before you order.
    </p>
  `;
}

const subject = (actuator: ListedActuator, others: readonly Candidate[]) => html`
  <p class="lead" data-ready>
    Replacing <a href=${actuatorPath(actuator.id)}>${actuator.brand} ${actuator.name}</a>:
    ${figuresText(actuator)}
  </p>
  <div class="row no-print">
    <a class="button" href=${comparePath([actuator.id, ...others.map((other) => other.actuator.id)])}>
      Compare with the best matches
    </a>
  </div>
`;

/** The figures that it has, in words. */
export const figuresText = (actuator: ListedActuator): string =>
  figuresInWords([...HEAD_FIGURES, ['price_usd', '{USD}', '']], (field) => ({
    figure: actuator.figures[field],
    kind: tagText(actuator, field),
  }));

/** Kind and source of a figure, as text after it; empty when no source states them. */
const tagText = (actuator: ListedActuator, field: string): string =>
  [...kindsOf(actuator, field), ...statersOf(actuator, field)].join(', ');

const requirements = ({ actuator, required }: Replacing, toggle: (name: FitName) => void) => html`
  <fieldset class="row must-fit no-print">
    <legend class="note">Must match</legend>
    ${FIT_NAMES.map((name) => {
      const wanted = wantedText(actuator, name);
      return wanted === null
        ? nothing
        : html`<label class="chip">
            <input type="checkbox" .checked=${required.includes(name)} @change=${() => toggle(name)} />
            ${FITS[name].title} ${wanted}
          </label>`;
    })}
  </fieldset>
`;

const section = (title: string, candidates: readonly Candidate[], replacing: Replacing) => html`
  <section aria-label=${title}>
    <h2>${title}</h2>
    ${
      candidates.length === 0
        ? html`<p>None near it fits all that is asked.</p>`
        : html`<ul class="card-grid candidates">
            ${candidates.map((candidate) => card(candidate, replacing))}
          </ul>`
    }
  </section>
`;

function card({ actuator, fits, better, worse, unknown, unlike }: Candidate, { catalog }: Replacing) {
  const told = (difference: FigureRatio): string => {
    const tags = tagText(actuator, difference.field);
    return tags === '' ? differenceText(difference) : `${differenceText(difference)} (${tags})`;
  };
  const open = (name: ComparedFigure): string => catalog.fieldByName.get(name)?.title.toLowerCase() ?? name;
  return html`
    <li class="card candidate category-${actuator.category}">
      <h3>
        <a href=${actuatorPath(actuator.id)}>${actuator.name}</a> <span class="note">${actuator.brand}</span>
      </h3>
      <p class="note">
        <span class="swatch"></span>${catalog.labels.get(actuator.category)}${lifeTag(actuator)}
      </p>
      <p class="verdict">${verdictText(fits)}</p>
      <ul class="inline-list fit-list">
        ${fits.map(fitView)}
      </ul>
      ${differences('better', better.map(told))} ${differences('worse', worse.map(told))}
      ${differences('open', [...unlike.map(unlikeText), ...(unknown.length === 0 ? [] : [`unknown: ${unknown.map(open).join(', ')}`])])}
      <a class="button no-print" href=${addToListPath(actuator.id)}>Add to my list</a>
    </li>
  `;
}

/** The words before the fits of one verdict. */
const STANDINGS = [
  [false, 'misses:'],
  [true, 'meets:'],
  [null, 'unknown:'],
] as const;

/** Summary of the criteria: `Mounting unknown; meets: supply, bus; unknown: protocol`. */
export const verdictText = (fits: readonly Fit[]): string =>
  [
    'Mounting unknown',
    ...STANDINGS.flatMap(([standing, words]) => {
      const those = fits
        .filter((fit) => fit.fits === standing)
        .map(({ name }) => FITS[name].title.toLowerCase());
      return those.length === 0 ? [] : `${words} ${those.join(', ')}`;
    }),
  ].join('; ');

const differences = (kind: string, texts: readonly string[]) =>
  texts.length === 0 ? nothing : html`<p class=${kind}>${texts.join(', ')}</p>`;

function fitView({ name, fits, text }: Fit) {
  const verdict = fits === null ? 'unknown' : fits ? 'meets' : 'misses';
  return html`<li class=${verdict}>
    ${FITS[name].title} ${text}<span class="visually-hidden">, ${verdict}</span>
  </li>`;
}
