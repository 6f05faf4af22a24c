/** The little that the tests ask of fontkit, which ships no types. */
declare module 'fontkit' {
  export function create(font: Buffer): { postscriptName: string; hasGlyphForCodePoint(codePoint: number): boolean };
}
