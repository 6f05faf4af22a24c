declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    keepFeatures?: string[];
  }

  /** Returns the font with the glyphs of `text` only, in its original format. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
