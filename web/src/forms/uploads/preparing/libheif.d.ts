declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills in the pixels and gives them, or null. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
    free(): void;
  }
  /** The part of the library in use; its own types lack the decoder. */
  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  export default function createLibheif(options: { wasmBinary: ArrayBuffer }): Libheif | Promise<Libheif>;
}
