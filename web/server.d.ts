import type { Language } from '@rombo/shared/languages';
import type { PageName } from '@rombo/shared/pages';

/** Where an address leads, as `src/routing/paths.ts` reads it. */
export interface ResolvedPath {
  page: PageName | null;
  language: Language | null;
  path: string;
  parameters: Record<string, string>;
}

/** What a page is rendered from. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  /** The language of a page whose address has none. */
  language: Language;
  /** Where the site is, such as 'https://www.example.com'. */
  origin: string;
  /** What the API would answer the page, by the addresses it would ask. */
  answers: Record<string, unknown>;
  /** Lets the page's own styles through its content security policy. */
  nonce: string;
}

/** Renders the whole document of an address. */
export function render(request: RenderRequest): Promise<string>;

export function resolvePath(pathname: string): ResolvedPath;
