import type { Language } from '@rombo/shared/languages';
import type { ClientAssets } from '../../vite/client-assets.ts';
import { scriptJson } from '../ui/json-ld.tsx';
import { STATE } from '../ui/rendered-page.ts';

/** What the server rendered a page from, and the browser hydrates it from. */
export interface PageState {
  /** Path and query. */
  address: string;
  language: Language;
  answers: Record<string, unknown>;
}

export interface DocumentParts {
  assets: ClientAssets;
  screen: string;
  language: Language;
  /** What React drew: tags of the head, then the page. */
  html: string;
  /** The style element of the page. */
  styles: string;
  nonce: string;
  /** None for a page that the browser draws by itself. */
  state?: PageState;
}

/** The tags that React puts before a page because they belong into the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/;

/** Pictures that React would load ahead; only the one that a page opens with is worth it. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const font = (file: string) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin/>`;
const script = (file: string) => `<link rel="modulepreload" href="${file}" crossorigin/>`;

/** Fills the built `index.html` with a rendered page: first its looks, then what search engines read, then its scripts. */
export function writeDocument({ assets, screen, language, html, styles, nonce, state }: DocumentParts): string {
  const [head = ''] = HEAD_TAGS.exec(html) ?? [];
  const hero = head.match(PRELOAD)?.filter((link) => link.includes('fetchPriority="high"')) ?? [];
  const tags = head.replace(PRELOAD, '');
  const fonts = assets.fonts.map(font).join('');
  const scripts = (assets.scripts[screen]?.[language] ?? []).map(script).join('');
  const styleNonce = `<meta property="csp-nonce" nonce="${nonce}"/>`;
  const data = state ? `<script type="application/json" id="${STATE}">${scriptJson(state)}</script>` : '';
  return assets.shell
    .replace(/<noscript>.*?<\/noscript>\s*/s, '')
    .replace('<html lang="it">', `<html lang="${language}">`)
    .replace('</head>', () => `${styleNonce}${hero.join('')}${fonts}${styles}${tags}${scripts}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html.slice(head.length)}</div>${data}`);
}
