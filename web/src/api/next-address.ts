const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/** The address that a Link header gives as the next one, or null where the list ends. */
export const nextAddress = (link: string | null): string | null => NEXT.exec(link ?? '')?.[1] ?? null;
