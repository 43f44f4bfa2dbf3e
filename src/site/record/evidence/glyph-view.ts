import { html, nothing, type TemplateResult } from 'lit-html';
import { GLYPH_LEGEND, isMarked, type Glyph } from './glyphs.ts';

export const glyphLegend: TemplateResult = html`<p class="note">Beside each figure: ${GLYPH_LEGEND}</p>`;

/** The mark of a figure's source, as browsers draw it; nothing for an unknown figure. */
export const glyphView = (glyph: Glyph | null) =>
  glyph === null
    ? nothing
    : html`<span class="glyph ${glyph.kind}" role="img" aria-label=${glyph.says} title=${glyph.says}
        >${glyph.letter}</span
      >`;

/** The mark of a figure that is not its maker's; what follows from other figures needs none. */
export const doubtfulGlyph = (glyph: Glyph | null) =>
  glyph !== null && isMarked(glyph) ? glyphView(glyph) : nothing;
