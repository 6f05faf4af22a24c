import type { PageName } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';

/** A resolved address: its page (null if there is none), and its language (null: the stored one). */
export interface ResolvedPath {
  page: PageName | null;
  language: Language | null;
  path: string;
  /** The parameters in the page's path, decoded. */
  parameters: Record<string, string>;
}

/** Input of a rendering. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  /** The language of a page whose address has none. */
  language: Language;
  /** Whether an Italian page offers the English one. */
  offersEnglish: boolean;
  /** Origin of the site, such as 'https://www.example.com'. */
  origin: string;
  /** API responses for the page, by address. */
  answers: Record<string, unknown>;
  /** Those of them that the page carries in part. */
  carried?: Record<string, unknown> | undefined;
  /** Lets the page's own styles through its content security policy. */
  nonce: string;
}

/** Renders the whole document of an address. */
export function render(request: RenderRequest): Promise<string>;

export function resolvePath(pathname: string): ResolvedPath;
