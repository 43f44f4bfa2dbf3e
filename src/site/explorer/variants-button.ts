import { html, nothing, type TemplateResult } from 'lit-html';
import { counted } from '../format.ts';
import type { Row } from './families.ts';
import type { Actions, Model } from './model.ts';

/** The button that unfolds the variants of a row; none where there are none. */
export function variantsButton(
  { actuator, variants, isOpen }: Row,
  { openFamilies }: Model,
  { show }: Actions,
): TemplateResult | typeof nothing {
  if (variants === 0) return nothing;
  const toggle = (): void => show({ openFamilies: openFamilies.symmetricDifference(new Set([actuator.family])) });
  return html` <button type="button" class="plain variants" aria-expanded=${isOpen ? 'true' : 'false'} @click=${toggle}>
    +${counted(variants, 'variant')}<span class="visually-hidden"> of ${actuator.name}</span>
  </button>`;
}
