import './theme/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Document, type PageState } from './app/document.tsx';
import { Providers } from './app/providers.tsx';
import { partsOf } from './app/screens.ts';
import { Site } from './app/site.tsx';
import { storedLanguage } from './i18n/language.ts';
import { textsIn } from './i18n/texts.ts';
import { STATE_ID } from './loading/document-state.ts';
import { lazy, preload, untilLoaded } from './loading/lazy.ts';
import { tolerateTranslators } from './loading/translators.ts';
import { resolvePath } from './routing/paths.ts';

const { page, language: addressLanguage } = resolvePath(window.location.pathname);
const json = document.getElementById(STATE_ID)?.textContent;
// The first render must match the server's, whatever language is stored in the browser.
const rendered = json ? (JSON.parse(json) as PageState) : undefined;
const language = rendered?.language ?? addressLanguage ?? storedLanguage();

// A server-rendered page stays readable, so hydration waits until everything is loaded. The empty shell renders load errors itself.
const parts = partsOf(page ?? 'notFound', language);
const loading = rendered ? Promise.all(parts.map(untilLoaded)) : preload(...parts);
await Promise.all([loading, untilLoaded(textsIn(language, 'site'))]);

const app = (state?: PageState) => (
  <Providers {...state}>
    <Site origin={window.location.origin} language={language} offered={state?.offered} />
  </Providers>
);
const root = document.getElementById('root');
tolerateTranslators();
// A page that was translated before hydration does not match its first render, so it is rendered anew.
if (rendered && !root?.querySelector('font')) {
  const page = (
    <StrictMode>
      <Document language={language}>{app(rendered)}</Document>
    </StrictMode>
  );
  // In a transition React hydrates in short slices and handles input between them.
  startTransition(() => void hydrateRoot(document, page));
} else if (root) {
  // React adds the page's title but does not remove the shell's.
  document.querySelector('title')?.remove();
  createRoot(root).render(<StrictMode>{app(rendered)}</StrictMode>);
}
void untilLoaded(lazy(() => import('./app/frame/frame-parts.ts'))).then(({ addListeners }) => addListeners());
