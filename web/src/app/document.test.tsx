import { readFileSync } from 'node:fs';
import { byLanguage } from '@rombo/shared/words/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentHead } from './document.tsx';

const assets = {
  loader: '/a.js',
  shared: ['/b.js'],
  scripts: { home: byLanguage((language) => [`/${language}.js`]) },
  styles: 'a{color:red}',
  media: '/src/theme/media.css',
  fonts: ['/a.woff2'],
};
const head = <DocumentHead assets={assets} screen="home" language="it" nonce="n" styles="p{margin:0}" />;

const tagsIn = (html: string) =>
  [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => tag.toLowerCase().replace(/\s*\/>$/, '>'));

it('renders every tag of index.html', () => {
  const index = tagsIn(readFileSync(new URL('../../index.html', import.meta.url), 'utf8'));
  const rendered = tagsIn(renderToStaticMarkup(head));
  expect(index.length).toBeGreaterThan(5);
  expect(rendered).toEqual(expect.arrayContaining(index));
});

it('passes the scripts of the page and its language to the loader', () => {
  const html = renderToStaticMarkup(head);
  expect(html.match(/[\w/]+\.js/g)).toEqual(['/a.js', '/b.js', '/it.js']);
  expect(html).toContain('<script type="module" src="/a.js" data-scripts="/b.js /it.js"></script>');
});
