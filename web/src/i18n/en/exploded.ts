import type exploded from '../it/exploded.ts';

export default {
  title: 'Exploded view',
  zoom: 'Enlarge the drawing',
  drawingOf: (name: string) => `Exploded view: ${name}`,
  part: 'Part',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous part',
  next: 'Next part',
  choose: 'Tap a number, or use the arrows.',
} satisfies typeof exploded;
