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
