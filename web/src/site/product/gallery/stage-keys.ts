/** Distance by which an arrow key moves an enlarged picture, in pixels. */
const PAN = 80;

/** Zoom factor of one key press. */
const ZOOM = 1.4;

const pans = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [PAN, 0]],
  ['ArrowRight', [-PAN, 0]],
  ['ArrowUp', [0, PAN]],
  ['ArrowDown', [0, -PAN]],
]);

const steps = new Map<string, 1 | -1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** On some keyboards plus is Shift and equals. */
const zooms = new Map([
  ['+', ZOOM],
  ['=', ZOOM],
  ['-', 1 / ZOOM],
]);

interface KeyActions {
  zoomed: boolean;
  go: (step: 1 | -1) => void;
  pan: (x: number, y: number) => void;
  zoomBy: (factor: number) => void;
}

/** Handles a key: + and - zoom, arrows pan an enlarged picture and otherwise turn; returns false for other keys. */
export function pressKey(key: string, { zoomed, go, pan, zoomBy }: KeyActions): boolean {
  const zoom = zooms.get(key);
  const way = zoomed ? pans.get(key) : undefined;
  const step = zoomed ? undefined : steps.get(key);
  if (zoom) zoomBy(zoom);
  if (way) pan(...way);
  if (step) go(step);
  return Boolean(zoom || way || step);
}
