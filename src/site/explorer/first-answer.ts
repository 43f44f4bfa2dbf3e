import { html, nothing, render } from 'lit-html';
import { counted } from '../format.ts';
import { countsText, isVerdict, SAID, type Counts } from '../match/verdict-words.ts';
import { actuatorPath } from '../paths.ts';

/** The head of the API's answer to the page's address, before the catalog has come. */
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

/** True if the API answers at the origin of the page: it does where the site was built for that origin. */
export const isApiHere = (canonical: string, origin: string): boolean =>
  URL.canParse(canonical) && new URL(canonical).origin === origin;

// So many fill a window.
const FIRST = '10';

/**
 * The request for the first answer to a query: of the match as soon as it bounds a figure or asks a point or a
 * duty. The engine decides for itself once it has come.
 */
export function firstRequest(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('units');
  const isJudged = [...parameters.keys()].some((name) =>
    /^(?:(?:min|max)_(?!(?:ip|price_date)$)|duty$)|_points$/.test(name),
  );
  parameters.set('limit', FIRST);
  return `/api/v1/actuators${isJudged ? '/match' : ''}?${parameters}`;
}

/** Parts of the page that show the first answer. */
interface FirstPlaces {
  readonly count: HTMLElement;
  readonly rows: HTMLElement;
}

/** Shows the first answer as long as the catalog has not come. */
export async function showFirstAnswer({ count, rows }: FirstPlaces): Promise<void> {
  const response = await fetch(firstRequest(location.search));
  const answer = response.ok ? readAnswer(await response.json()) : null;
  if (answer === null || !rows.isConnected) return;
  count.textContent = answer.counts === null ? counted(answer.total, 'actuator') : countsText(answer.counts);
  render(
    html`<ul class="plain-list">
      ${answer.rows.map(rowView)}
    </ul>`,
    rows,
  );
}

const rowView = ({ id, name, brand, verdict }: FirstRow) =>
  html`<li>
    ${
      isVerdict(verdict)
        ? html`<span class="verdict ${verdict}"
            ><span class="sign" aria-hidden="true">${SAID[verdict].sign}</span> ${SAID[verdict].word}</span
          > `
        : nothing
    }<a href=${actuatorPath(id)}>${name}</a> <span class="note">${brand}</span>
  </li>`;

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
