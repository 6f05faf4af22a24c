import { lazy } from '../../loading/lazy.ts';

/** Reduces products of the full list to what their cards show. The server-rendered page embeds the outlines of its own products. */
export const outlineCode = lazy(async () => (await import('../../api/product-data.ts')).outlineOf);
