/**
 * Statuses after which the distribution answers a page from the bucket: 429 of a throttled function, 503 for an origin that cannot be
 * reached, 504 for one that is too slow. The function's own 503 does not count: it says so in a header (`PAGE_STATUS`).
 */
export const failoverStatuses: readonly number[] = [429, 500, 502, 503, 504];
