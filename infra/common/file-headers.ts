import { mediaTypeOf } from './media-types.ts';

/** Cache lifetime of a file of the built site by its path below the built folder. */
function cacheControlOf(path: string): string {
  // Files with a hash in their name never change.
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Pages of the bucket stand in for those that could not be rendered, which may be possible a second later.
  if (path.endsWith('.html')) return 'no-store';
  // The rest is requested anew each time, and cached at the edge until the purge of the next deployment.
  return 'public, max-age=0, s-maxage=86400';
}

/** The headers that a file of the built site is stored with in the bucket, and served with on one machine. */
export const fileHeaders = (path: string) => ({
  'content-type': mediaTypeOf(path),
  'cache-control': cacheControlOf(path),
});
