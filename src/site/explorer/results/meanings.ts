import { html, nothing } from 'lit-html';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { chapterPath } from '../../paths.ts';
import type { Actions, Model } from '../model.ts';

/** What fields mean, by their names; empty where the API's table of fields cannot be had. */
export type Meanings = ReadonlyMap<string, string>;

/** The API's table of fields, which a static host has as a file. */
const FIELDS = '/api/v1/fields';

/** Loads the meanings of the fields of actuators from the API's table of fields. */
async function loadMeanings(): Promise<Meanings> {
  const response = await fetch(FIELDS);
  const answer: unknown = response.ok ? await response.json() : null;
  return new Map(rowsOf(answer).flatMap((row) => (isOfActuator(row) ? [[row.field, row.meaning]] : [])));
}

interface MeaningRow {
  readonly field: string;
  readonly meaning: string;
}

const rowsOf = (answer: unknown): readonly unknown[] =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)
    ? answer.data
    : [];

const isOfActuator = (row: unknown): row is MeaningRow =>
  typeof row === 'object' &&
  row !== null &&
  'record' in row &&
  row.record === 'actuator' &&
  'field' in row &&
  typeof row.field === 'string' &&
  'meaning' in row &&
  typeof row.meaning === 'string';

/** The question mark at the heads of the columns, which shows and hides their meanings. */
export function meaningsButton({ meanings }: Model, { show }: Actions) {
  const toggle = async (): Promise<void> =>
    show({ meanings: meanings === null ? await loadMeanings().catch(() => new Map()) : null });
  return html`<button
    type="button"
    class="plain meanings-button"
    aria-label="What the columns mean"
    aria-expanded=${meanings === null ? 'false' : 'true'}
    @click=${() => void toggle()}
  >
    ?
  </button>`;
}

/** The meanings of the columns that are shown. */
export function meaningsView({ meanings }: Model, fields: readonly ClientField[]) {
  if (meanings === null) return nothing;
  if (meanings.size === 0)
    return html`<p class="note" role="status">
      The meanings could not be loaded. <a href=${chapterPath('meaning')}>Read them in the guide</a>.
    </p>`;
  return html`<dl class="card meanings" role="status">
    ${fields.flatMap(({ name, title }) => {
      const meaning = meanings.get(name);
      return meaning === undefined
        ? []
        : [
            html`<div>
              <dt>${title}</dt>
              <dd>${meaning.replaceAll('`', '')}</dd>
            </div>`,
          ];
    })}
  </dl>`;
}
