import * as v from 'valibot';

export type Versions = Record<string, string>;
const Versions = v.record(v.string(), v.string());

export const Release = v.object({
  commit: v.nullable(v.string()),
  time: v.string(),
  assets: v.array(v.string()),
  /** False until its functions and pages are deployed. */
  live: v.boolean(),
  /** Live versions of its functions. Absent from records of older releases. */
  versions: v.exactOptional(Versions),
  /** Versions of its other files in the bucket. Absent from records of older releases. */
  files: v.exactOptional(Versions),
  /** Time of the release that this one restored. */
  restores: v.exactOptional(v.string()),
});
export type Release = v.InferOutput<typeof Release>;

export const RELEASES = 'releases/';

/** Key of a release's record. Has no dot: the distribution serves only names with a dot from this bucket. */
export const releaseKey = ({ time }: Release): string => `${RELEASES}${time.slice(0, 19)}Z`;

/** Age at which the assets of a former release are deleted. Until then open tabs and caches may reference them. */
export const ASSET_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Splits releases by whether visitors may still have their pages: those from the last one that went live over 30 days ago onwards. */
export function splitReleases(releases: Release[], now: number): { used: Release[]; former: Release[] } {
  const sorted = releases.toSorted((a, b) => a.time.localeCompare(b.time));
  const first = sorted.findLastIndex(({ live, time }) => live && Date.parse(time) < now - ASSET_AGE_MS);
  const from = Math.max(first, 0);
  return { used: sorted.slice(from), former: sorted.slice(0, from) };
}
