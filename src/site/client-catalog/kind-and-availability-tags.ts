import { html, nothing } from 'lit-html';
import { availabilityLabelOf } from './availability-label.ts';
import type { ClientField } from './client-catalog.ts';
import { kindWordsOf, tagsOf } from './figure-marks.ts';
import type { ActuatorFigures } from './load-catalog.ts';

/** Kind of a figure, as a tag before it; `all` its tags are in the tooltip. */
export const apartTag = (tags: readonly string[], all?: readonly string[]) =>
  tags.length === 0
    ? nothing
    : html`<small class="apart" title=${all?.join(', ') ?? nothing}>${tags.join(', ')}</small> `;

/** The same in a line of a table. */
export const kindTag = (actuator: ActuatorFigures, field: Pick<ClientField, 'name' | 'title'>) =>
  apartTag(kindWordsOf(actuator, field), tagsOf(actuator, field));

/** A tag for an actuator that is no longer sold; nothing for others. */
export const endedTag = (actuator: Pick<ActuatorFigures, 'figures'>) =>
  availabilityLabelOf(actuator.figures.availability)?.isEnded === true ? availabilityTag(actuator) : nothing;

/** A tag next to the name of an actuator that states its availability; nothing where it is sold. */
export function availabilityTag({ figures }: Pick<ActuatorFigures, 'figures'>) {
  const life = availabilityLabelOf(figures.availability);
  return life === null
    ? nothing
    : html` <small class="life${life.isEnded ? ' ended' : ''}" title=${life.says}>${life.word}</small>`;
}
