import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import assets from 'virtual:client-assets';
import { company } from '@rombo/shared/words/company';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { RenderRequest } from '../server.d.ts';
import { Document, DocumentHead, type PageState } from './app/document.tsx';
import { Providers } from './app/providers.tsx';
import { screens } from './app/screens.ts';
import { Site } from './app/site.tsx';
import { StructuredData, scriptJson, structuredScripts } from './head/structured-data.tsx';
import { loadAllTexts } from './i18n/texts.ts';
import { STATE_ID } from './loading/document-state.ts';
import { resolvePath } from './routing/paths.ts';
import { colorRules, PictureColors } from './ui/picture.tsx';

export { resolvePath };

// Loads everything that a browser would load lazily, so that nothing suspends during a render.
await loadAllTexts();
await Promise.all(Object.values(screens).map((screen) => screen.load()));

/** Renders a page to a string after all of it has loaded: streaming later parts would need inline scripts. */
const renderToText = (app: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });

/** The style rules without the markers of styled-components. The browser adds its own copy of each rule, which is harmless. */
const cssRulesOf = ({ instance }: ServerStyleSheet): string => {
  const { tag } = instance.getTag();
  return Array.from({ length: tag.length }, (_, index) => tag.getRule(index)).join('');
};

export async function render({
  address,
  language: wanted,
  offered,
  origin,
  answers,
  carried,
  nonce,
}: RenderRequest): Promise<string> {
  const [pathname = '/'] = address.split('?');
  const { page, language: addressLanguage } = resolvePath(pathname);
  const language = addressLanguage ?? wanted;
  const parts = { assets, screen: page ?? 'notFound', language, nonce };
  if (page === 'admin') {
    // The browser renders the panel and replaces this title.
    const head = (
      <>
        <title>{company.brand}</title>
        <DocumentHead {...parts} styles="" />
      </>
    );
    return renderToText(<Document language={language} head={head} />);
  }
  const offer = { ...(offered && { offered }) };
  const state: PageState = { address, answers: { ...answers, ...carried }, language, ...offer };
  const data = (
    <script type="application/json" id={STATE_ID}>
      {scriptJson(state)}
    </script>
  );
  // Placeholder for the style rules, which are known after the render. The nonce keeps any text of the page from matching it.
  const placeholder = `/*${nonce}*/`;
  const sheet = new ServerStyleSheet();
  const colors = new Set<string>();
  const facts = new Set<string>();
  try {
    const app = sheet.collectStyles(
      <StrictMode>
        <PictureColors value={colors}>
          <StructuredData value={facts}>
            <Document language={language} head={<DocumentHead {...parts} styles={placeholder} />} data={data}>
              <Providers address={address} answers={answers}>
                <Site origin={origin} language={language} {...offer} />
              </Providers>
            </Document>
          </StructuredData>
        </PictureColors>
      </StrictMode>,
    );
    const html = await renderToText(app);
    return html
      .replace(placeholder, () => cssRulesOf(sheet) + colorRules(colors))
      .replace('</head>', (end) => structuredScripts(facts) + end);
  } finally {
    sheet.seal();
  }
}
