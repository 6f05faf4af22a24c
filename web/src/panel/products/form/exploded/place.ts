/** Shares of a drawing's width and height. */
export interface Place {
  x: number;
  y: number;
}

const STEP = 0.01;
const LARGE_STEP = 0.05;

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** The place of a press on a drawing, in whole hundredths. */
export const sharesAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
): Place => ({
  x: within((at.clientX - box.left) / box.width),
  y: within((at.clientY - box.top) / box.height),
});

/** Moves a point by an arrow key, by one hundredth or with Shift by five; undefined for any other key. */
export function placeAfter({ x, y }: Place, key: string, shift: boolean): Place | undefined {
  const way = ways[key];
  const step = shift ? LARGE_STEP : STEP;
  return way && { x: within(x + way[0] * step), y: within(y + way[1] * step) };
}
