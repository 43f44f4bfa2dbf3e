import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { PICTURE_FONT } from '../site/pictures.ts';

const { resolve } = createRequire(import.meta.url);
const fontFiles = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** An SVG picture as PNG, with the fonts of the project alone: equal on every machine. */
export function drawPng(svg: string): Uint8Array<ArrayBuffer> {
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: PICTURE_FONT },
  }).render();
  return Uint8Array.from(drawn.asPng());
}
