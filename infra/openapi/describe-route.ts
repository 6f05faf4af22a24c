import type { Route } from '@rombo/shared/contract/route';

/** Describes a route in sentences, from its entry in the route table. */
export function describeRoute({ access, cache, method, body, versioned, idempotent, activity }: Route): string {
  const sentences = [
    access === 'admin' ? 'For the signed-in administrator.' : 'For everybody.',
    cache === 'edge' && 'Visitors share a copy at the edge, which is purged when something changes.',
    method !== 'GET' && 'Browsers may call it from pages of this site only.',
    body?.kind === 'multipart' &&
      'Files may come in the form, up to about 4.5 MB in all, or be sent to the store first by `createUploads`.',
    versioned && 'Send the version that you have read in `If-Match`, so that no newer one is overwritten.',
    idempotent && 'Send an `Idempotency-Key`, so that a request that is repeated takes effect once.',
    activity !== null && `A success is written to the activity log as \`${activity}\`.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
