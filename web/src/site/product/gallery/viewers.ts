/** Views of pictures that load when they are opened. */
export { default as ZoomDialog } from '../exploded/zoom-dialog.tsx';
export { default as GalleryDialog } from './gallery-dialog.tsx';
export { default as Turn } from './turn.tsx';
