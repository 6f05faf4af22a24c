import type { FocalPoint } from '@rombo/shared/contract/picture-fields';

/** Width and height in the same unit. */
interface Size {
  width: number;
  height: number;
}

/** Size of a picture that covers a box, and how much of it lies beyond each edge. */
function covering(box: Size, picture: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const shown = { width: picture.width * scale, height: picture.height * scale };
  return { shown, beyond: { x: (shown.width - box.width) / 2, y: (shown.height - box.height) / 2 } };
}

const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** The point of a picture, in shares of its size, that lies at `x` and `y` of the box it covers. */
export function pointAt(box: Size, picture: Size, { x, y }: FocalPoint): FocalPoint {
  const { shown, beyond } = covering(box, picture);
  return { x: share((x + beyond.x) / shown.width), y: share((y + beyond.y) / shown.height) };
}

/** The place of a point of a picture in the box it covers, in shares of the box; it may lie outside. */
export function placeIn(box: Size, picture: Size, point: FocalPoint): FocalPoint {
  const { shown, beyond } = covering(box, picture);
  return { x: (point.x * shown.width - beyond.x) / box.width, y: (point.y * shown.height - beyond.y) / box.height };
}
