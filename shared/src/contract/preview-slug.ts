const PREVIEW = /^anteprima-([0-9a-f]{40})$/;

/** The slug in the address of a preview. */
export const previewSlug = (token: string): string => `anteprima-${token}`;

/** The token in the slug of a preview; undefined for any other slug. */
export const previewToken = (slug: string): string | undefined => PREVIEW.exec(slug)?.[1];
