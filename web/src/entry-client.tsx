import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageState, STATE } from './app/document.ts';
import { placeOf } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { screens } from './app/screens.ts';
import { Site } from './app/site.tsx';
import { dictionaries } from './i18n/dictionaries.ts';
import { storedLanguage } from './i18n/language.ts';
import { untilLoaded } from './loading/until-loaded.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const { page, language: addressed } = placeOf(window.location.pathname);
const rendered = document.getElementById(STATE)?.textContent;
// A page that the server rendered must first be drawn as the server did: it knows the address, not what the browser stores.
const language = addressed ?? (rendered ? 'it' : storedLanguage());

const screen = screens[page ?? 'notFound'];
// The app waits for the first try only: it says itself what becomes of the others.
screen.load().catch(() => undefined);
await Promise.all([screen.preload(), untilLoaded(dictionaries[language])]);

const app = (state?: PageState) => (
  <StrictMode>
    <Providers {...state}>
      <Site origin={window.location.origin} language={language} />
    </Providers>
  </StrictMode>
);
// As a transition React hydrates in short slices, between which a touch is answered.
if (rendered) startTransition(() => void hydrateRoot(root, app(JSON.parse(rendered))));
else createRoot(root).render(app());
