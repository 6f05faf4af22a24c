import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { PictureFault } from './picture-file.ts';

/** The name of the colour profile of phones' cameras as ICC profiles write it: in UTF-16, the high byte first. */
const NAME = [...'Display P3'].flatMap((letter) => [0, letter.charCodeAt(0)]);

/** Profiles stand before the pixels; this many bytes hold every header that phones write. */
const HEADER_BYTES = 64 * 1024;

/** True for a file whose colour profile is Display P3, which libheif leaves to its caller. */
export function isDisplayP3(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, HEADER_BYTES);
  for (let at = head.indexOf(0x44, 1); at > 0; at = head.indexOf(0x44, at + 1)) {
    if (NAME.every((byte, index) => head[at - 1 + index] === byte)) return true;
  }
  return false;
}

type Libheif = Awaited<ReturnType<typeof createLibheif>>;

const load = async (): Promise<Libheif> => {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error(`The HEIC decoder was not there: ${response.status}`);
  return createLibheif({ wasmBinary: await response.arrayBuffer() });
};

let loaded: Libheif | undefined;

/** Decodes a HEIC file where the browser cannot. The decoder applies the rotation that the file asks for. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  loaded ??= await load();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const images = new loaded.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PictureFault('unreadable');
  const pixels = new ImageData(image.get_width(), image.get_height(), {
    colorSpace: isDisplayP3(bytes) ? 'display-p3' : 'srgb',
  });
  const drawn = await new Promise((resolve) => image.display(pixels, resolve));
  for (const one of images) one.free();
  if (!drawn) throw new PictureFault('unreadable');
  return createImageBitmap(pixels);
}
