import type { PageName } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';

/** Page and language of an address. `page` is null if there is none; `language` is null if the stored one applies. */
export interface ResolvedPath {
  page: PageName | null;
  language: Language | null;
  path: string;
  /** Decoded path parameters. */
  parameters: Record<string, string>;
}

export interface RenderRequest {
  /** Path and query. */
  address: string;
  /** Language for addresses without one. */
  language: Language;
  /** Language of the browser in which an Italian page offers its version. */
  offered?: Language | undefined;
  /** Origin of the site, such as 'https://www.example.com'. */
  origin: string;
  /** API responses for the page, by address. */
  answers: Record<string, unknown>;
  /** Replacements for those of `answers` that the page embeds in part. */
  carried?: Record<string, unknown> | undefined;
  /** CSP nonce of the inline styles. */
  nonce: string;
}

export function render(request: RenderRequest): Promise<string>;

export function resolvePath(pathname: string): ResolvedPath;
