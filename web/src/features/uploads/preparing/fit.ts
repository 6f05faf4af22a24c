/** The longest side of a prepared picture, in pixels. */
export const MAX_SIDE = 2400;

/** The longest side of the copy that the form shows. */
export const PREVIEW_SIDE = 800;

interface Size {
  width: number;
  height: number;
}

/** The largest size with the same shape whose longer side is at most `side`; nothing becomes larger. */
export function fit({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
