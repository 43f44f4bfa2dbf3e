/** The part of subset-font 2 that we use; it ships no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** OpenType features that stay; all others go, with their glyphs. */
    readonly keepFeatures: readonly string[];
    /** Entries of the name table that stay. */
    readonly preserveNameIds: readonly number[];
  }

  /** A font with only the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
