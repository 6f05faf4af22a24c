import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { createImageData, isDisplayP3, PictureFault } from './picture-file.ts';
import { prepareOnMessage } from './prepare-picture.ts';

/** Decodes a HEIC file if the browser cannot. The decoder applies the rotation stored in the file. */
async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error(`The HEIC decoder was not there: ${response.status}`);
  const { HeifDecoder } = await createLibheif({ wasmBinary: await response.arrayBuffer() });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PictureFault('unreadable');
  const pixels = createImageData(image.get_width(), image.get_height(), isDisplayP3(bytes) ? 'display-p3' : 'srgb');
  const drawn = await new Promise((resolve) => image.display(pixels, resolve));
  for (const one of images) one.free();
  if (!drawn) throw new PictureFault('unreadable');
  return createImageBitmap(pixels);
}

prepareOnMessage(decodeHeic);
