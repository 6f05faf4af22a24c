import './theme/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Document, type PageState } from './app/document.tsx';
import { placeOf } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { screens } from './app/screens.ts';
import { Site } from './app/site.tsx';
import { dictionaries } from './i18n/dictionaries.ts';
import { storedLanguage } from './i18n/language.ts';
import { untilLoaded } from './loading/until-loaded.ts';
import { STATE } from './ui/rendered-page.ts';

const { page, language: addressed } = placeOf(window.location.pathname);
const json = document.getElementById(STATE)?.textContent;
// A page that the server rendered must first be drawn as the server did, whatever the browser stores.
const rendered = json ? (JSON.parse(json) as PageState) : undefined;
const language = rendered?.language ?? addressed ?? storedLanguage();

const screen = screens[page ?? 'notFound'];
// The app waits for the first try only: it says itself what becomes of the others.
screen.load().catch(() => undefined);
await Promise.all([screen.preload(), untilLoaded(dictionaries[language])]);

const app = (state?: PageState) => (
  <Providers {...state}>
    <Site origin={window.location.origin} language={language} />
  </Providers>
);
const root = document.getElementById('root');
if (rendered) {
  const page = (
    <StrictMode>
      <Document language={language}>{app(rendered)}</Document>
    </StrictMode>
  );
  // As a transition React hydrates in short slices, between which a touch is answered.
  startTransition(() => void hydrateRoot(document, page));
} else if (root) createRoot(root).render(<StrictMode>{app()}</StrictMode>);
import('./ui/scroll-positions.ts').catch(() => undefined);
