import { Writable } from 'node:stream';
import assets from 'virtual:client-assets';
import { company } from '@rombo/shared/company';
import { defaultLanguage } from '@rombo/shared/languages';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { RenderRequest } from '../server.d.ts';
import { writeDocument } from './app/document.ts';
import { withPictureColors } from './app/picture-colors.ts';
import { Providers } from './app/providers.tsx';
import { screens } from './app/screens.ts';
import { Site } from './app/site.tsx';
import { loadAllTexts } from './i18n/texts.ts';
import { resolvePath } from './routing/paths.ts';

export { resolvePath };

// A page is rendered in one go: everything that a browser loads when it needs it is here before the first request.
await loadAllTexts();
await Promise.all(Object.values(screens).map((screen) => screen[defaultLanguage].load()));

/** A page as one text, when everything in it has come; parts that are shown later would need inline scripts. */
const draw = (app: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      decodeStrings: false,
      write(chunk, _, done) {
        html += chunk;
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const stream = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });

/** The style element without the library's notes on what is in it: the browser's own copy of a rule changes nothing. */
const plainStyles = (tags: string): string =>
  tags
    .replace(/ data-styled="[^"]*" data-styled-version="[^"]*"/, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\s*/g, '');

/** Renders the whole document of an address. */
export async function render({ address, language: wanted, origin, answers, nonce }: RenderRequest): Promise<string> {
  const [pathname = '/'] = address.split('?');
  const { page, language: addressed } = resolvePath(pathname);
  const language = addressed ?? wanted;
  const screen = page ?? 'notFound';
  // The browser draws the panel, and puts its own title before this one.
  const html = `<title>${company.brand}</title>`;
  if (page === 'admin') return writeDocument({ assets, screen, language, html, styles: '', nonce });
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const app = sheet.collectStyles(
      <StrictMode>
        <Providers address={address} answers={answers}>
          <Site origin={origin} language={language} />
        </Providers>
      </StrictMode>,
    );
    const html = await draw(app);
    const styles = withPictureColors(plainStyles(sheet.getStyleTags()), html);
    const state = { address, answers, language };
    return writeDocument({ assets, screen, language, html, styles, nonce, state });
  } finally {
    sheet.seal();
  }
}
