const [COMMENT, SCAN, END] = [0xfe, 0xda, 0xd9];
const JFIF_WITHOUT_THUMBNAIL = 16;

/**
 * A JPEG's pixels and colour profile alone, without loss: no EXIF, XMP, IPTC, comment or thumbnail, and nothing behind its end. Throws
 * for what does not come to an end.
 */
export function bareJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = file.readUInt8(at + 1);
    if (file.readUInt8(at) !== 0xff) throw new RangeError('no marker');
    if (marker === END) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const next = marker === SCAN ? endOfScan(file, end) : end;
    if (!saysMore(file, at, marker)) kept.push(file.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...kept, file.subarray(at, at + 2)]);
}

/** Of the segments that are free for anybody's use, JFIF, a profile and Adobe's kind of colours tell how to draw the picture. */
function saysMore(file: Buffer, at: number, marker: number): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const names = (text: string): boolean => file.toString('latin1', at + 4, at + 4 + text.length) === text;
  if (marker === 0xe0) return !(names('JFIF\0') && file.readUInt16BE(at + 2) === JFIF_WITHOUT_THUMBNAIL);
  if (marker === 0xe2) return !names('ICC_PROFILE\0');
  return !(marker === 0xee && names('Adobe'));
}

/** Offset of the next marker: within a scan 0xff is followed by 0 or a restart. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at >= 0 && at + 1 < file.length) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return file.length;
}
