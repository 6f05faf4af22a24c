declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    keepFeatures?: string[];
  }

  /** Writes a font anew, in the format that it has. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
