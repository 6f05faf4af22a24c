import { COLOR_SAMPLE, dominantColor } from './dominant-color.ts';
import type { PictureLook } from './picture-name.ts';
import { SUBJECT_SAMPLE, subjectIn } from './subject-centre.ts';

/** Gives a picture's pixels (red, green, blue and alpha of each), the whole of it drawn into this many. */
export type DrawPicture = (size: {
  width: number;
  height: number;
}) => Promise<Uint8Array | Uint8ClampedArray> | Uint8ClampedArray;

/** What a picture looks like, however it is drawn: no colour where anything shines through. */
export async function lookOf(draw: DrawPicture): Promise<PictureLook & { subject: number }> {
  return { color: dominantColor(await draw(COLOR_SAMPLE)), subject: subjectIn(await draw(SUBJECT_SAMPLE)) };
}
