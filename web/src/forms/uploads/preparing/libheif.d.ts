declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills in the pixels and passes them to `done`, or null on failure. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
    free(): void;
  }
  /** Only the part that is used: the library's own types lack the decoder. */
  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  export default function createLibheif(options: { wasmBinary: ArrayBuffer }): Libheif | Promise<Libheif>;
}
