import { numberText } from '../../../catalog/lib/number-text.ts';
import { countsText, isVerdict, VERDICT_WORDS, type Counts } from '../../match/verdict-words.ts';
import {
  ACCEPTED_PARAMETERS_ID,
  isAccepted,
  isJudged,
  type AcceptedParameters,
} from './accepted-parameters.ts';

/** The beginning of the API's answer to the page's address, before the catalog is loaded. */
interface FirstAnswer {
  /** The number of actuators by verdict; null for a list. */
  readonly counts: Counts | null;
  /** The number of actuators in a list. */
  readonly total: number;
  readonly rows: readonly FirstRow[];
}

/** An actuator of that answer. */
interface FirstRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly verdict: string;
}

/** True if the API answers at the page's origin, which is so if the site was built for it. */
export const isApiHere = (canonical: string, origin: string): boolean =>
  URL.canParse(canonical) && new URL(canonical).origin === origin;

// Enough to fill a window.
const FIRST = '10';

/**
 * The request for the first answer to a query: a match if it bounds a figure or has a point or duty cycle.
 * The lazyCode decides again once it is loaded.
 */
export function firstRequest(asked: URLSearchParams): string {
  const parameters = new URLSearchParams(asked);
  parameters.set('limit', FIRST);
  return `/api/v1/actuators${isJudged(asked) ? '/match' : ''}?${parameters}`;
}

/**
 * Shows that a question of the address is loaded, and the API's first answer to it until the finder draws its
 * own. The catalog is loaded after it: on a slow line both would be late. A script of its own, which needs
 * neither the catalog nor the code of the finder.
 */
export async function startFirstAnswer(root: HTMLElement): Promise<void> {
  const places = placesIn(root);
  const isAsked = location.search !== '' || location.hash.includes('=');
  if (isAsked && places !== null) {
    places.count.textContent = 'Loading …';
    // The rows of the plain list do not answer the question; they keep their space, so that nothing moves.
    root.classList.add('is-asked');
    const asked = apiQuestion();
    // The finder's own answer follows, so a failure here does not matter.
    if (asked !== null) await showFirstAnswer(asked, places).catch(() => undefined);
  }
  preloadCatalog(root.dataset.catalog);
}

/** The question of the address; null if there is none, or if the API might refuse it. */
function apiQuestion(): URLSearchParams | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  const asked = new URLSearchParams(location.search);
  asked.delete('units');
  const accepted: unknown = JSON.parse(
    document.getElementById(ACCEPTED_PARAMETERS_ID)?.textContent ?? 'null',
  );
  const isQuestion = asked.size > 0 && isOfBuild(accepted) && isAccepted(asked, accepted);
  return isQuestion && isApiHere(canonical, location.origin) ? asked : null;
}

// The build wrote it with this type.
const isOfBuild = (value: unknown): value is AcceptedParameters => value !== null;

/** Parts of the page that show the first answer. */
interface FirstPlaces {
  readonly count: HTMLElement;
  readonly rows: HTMLElement;
}

function placesIn(root: HTMLElement): FirstPlaces | null {
  const count = root.querySelector<HTMLElement>('.result-count');
  const rows = root.querySelector<HTMLElement>('.first-answer');
  return count === null || rows === null ? null : { count, rows };
}

/** Shows the first answer as long as the finder has not drawn its own. */
async function showFirstAnswer(asked: URLSearchParams, { count, rows }: FirstPlaces): Promise<void> {
  const response = await fetch(firstRequest(asked));
  const answer = response.ok ? readAnswer(await response.json()) : null;
  if (answer === null || !rows.isConnected) return;
  const { counts, total } = answer;
  count.textContent =
    counts === null ? `${numberText(total)} ${total === 1 ? 'actuator' : 'actuators'}` : countsText(counts);
  const list = element('ul', 'plain-list');
  list.append(...answer.rows.map(rowOf));
  rows.append(list);
}

function rowOf({ id, name, brand, verdict }: FirstRow): HTMLElement {
  // Pages of records are below the finder's path. Importing the table of paths would mean another file to
  // wait for.
  const href = `${location.pathname}/${id}`;
  const link = Object.assign(document.createElement('a'), { href, textContent: name });
  const row = document.createElement('li');
  if (isVerdict(verdict)) {
    const { sign, word } = VERDICT_WORDS[verdict];
    const shape = Object.assign(element('span', 'sign', sign), { ariaHidden: 'true' });
    const verdictText = element('span', `verdict ${verdict}`);
    verdictText.append(shape, ` ${word}`);
    row.append(verdictText, ' ');
  }
  row.append(link, ' ', element('span', 'note', brand));
  return row;
}

const element = (name: string, className: string, textContent = ''): HTMLElement =>
  Object.assign(document.createElement(name), { className, textContent });

/** Preloads the file of the catalog for the finder. Without an address the finder has asked for it already. */
function preloadCatalog(href: string | undefined): void {
  if (href === undefined) return;
  const preload = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), preload));
}

/** The parts of an answer that are shown; null when the body is not such an answer. */
export function readAnswer(answer: unknown): FirstAnswer | null {
  if (!isObject(answer) || !Array.isArray(answer.data)) return null;
  const { pagination, counts } = answer;
  return {
    counts: isObject(counts) ? countsIn(counts) : null,
    total: isObject(pagination) ? Number(pagination.total) : answer.data.length,
    rows: answer.data.filter(isObject).map((row) => ({
      id: String(row.id),
      name: String(row.name),
      brand: String(row.brand),
      verdict: String(row.verdict),
    })),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const countsIn = (counts: Readonly<Record<string, unknown>>): Counts => ({
  meets: Number(counts.meets),
  close: Number(counts.close),
  unknown: Number(counts.unknown),
  misses: Number(counts.misses),
});
