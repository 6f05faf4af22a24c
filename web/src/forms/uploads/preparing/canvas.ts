/** A canvas that belongs to no page, or, on the page's own thread in browsers without those, one that is never shown. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** True where pictures can be drawn in a worker. Safari can since 16.4. */
export const canDrawInWorker = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && 'convertToBlob' in OffscreenCanvas.prototype;

function newCanvas(width: number, height: number): Canvas {
  if (canDrawInWorker() || typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: Canvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error('This browser lets no script draw');
  return context;
}

export function drawAt(source: CanvasImageSource, width: number, height: number): Canvas {
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

export const pixelsOf = (canvas: Canvas): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;

/** Encodes a canvas. A browser that cannot write the type gives a PNG instead. */
export function encode(canvas: Canvas, type: string, quality?: number): Promise<Blob> {
  const options = { type, ...(quality !== undefined && { quality }) };
  if ('convertToBlob' in canvas) return canvas.convertToBlob(options);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas was not encoded'))), type, quality);
  });
}

/** Gives a canvas' memory back at once; Safari keeps it for a while otherwise. */
export function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
