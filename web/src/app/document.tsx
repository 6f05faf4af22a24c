import type { Language } from '@rombo/shared/words/languages';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { ClientAssets } from '../../vite/client-assets.ts';
import { THEME_COLOR } from '../theme/media.ts';

interface DocumentHeadProps {
  assets: ClientAssets;
  screen: string;
  language: Language;
  nonce: string;
  styles: string;
}

/** Head tags of every page; React adds those of the page itself. The first tags repeat `index.html`. */
export function DocumentHead({ assets, screen, language, nonce, styles }: DocumentHeadProps) {
  for (const file of assets.fonts) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const scripts = [...assets.shared, ...(assets.scripts[screen]?.[language] ?? [])];
  return (
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta name="color-scheme" content="dark" />
      <meta name="theme-color" content={THEME_COLOR} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="csp-nonce" content="" nonce={nonce} />
      <script type="module" src={assets.loader} data-scripts={scripts.join(' ')} />
      <link rel="stylesheet" href={assets.media} media="print, (forced-colors: active)" />
      <style nonce={nonce}>{assets.styles + styles}</style>
    </>
  );
}

export interface PageState {
  address: string;
  language: Language;
  offered?: Language;
  answers: Record<string, unknown>;
}

interface DocumentProps {
  language: Language;
  /** Set on the server only: hydration keeps tags in head and body that the client does not render. */
  head?: ReactNode;
  data?: ReactNode;
  children?: ReactNode;
}

/** The document of a server-rendered page. The client renders it too, because ids of `useId` depend on the position in the tree. */
export function Document({ language, head, data, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>{head}</head>
      <body>
        <div id="root">{children}</div>
        {data}
      </body>
    </html>
  );
}
