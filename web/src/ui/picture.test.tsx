import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsIn } from '../i18n/texts.ts';
import { colorRules, Picture, PictureColors } from './picture.tsx';

const picture = (name: string, color?: string) => (
  <Picture key={name} src={`/media/slides/1/${name}`} color={color} alt="" width={4} height={3} sizes="100vw" />
);

it('has one rule for each placeholder colour of a page’s pictures', async () => {
  await textsIn('it', 'site').load();
  const colors = new Set<string>();
  const names = ['a-3a2f21.jpg', 'b.jpg', 'c-3a2f21-070.png'];
  renderToString(
    <PictureColors value={colors}>
      {[...names.map((name) => picture(name)), picture('d.avif', '00ff7a')]}
    </PictureColors>,
  );
  expect(colorRules(colors)).toBe('[data-color="3a2f21"]{background:#3a2f21}[data-color="00ff7a"]{background:#00ff7a}');
});

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./picture.tsx')).pictureSources;

it('offers an uploaded picture in every width', async () => {
  expect((await load())('/media/slides/1/a.jpg', 1600)).toEqual({
    src: '/media/slides/1/a.jpg?w=960',
    srcSet: [320, 640, 720, 960, 1600].map((width) => `/media/slides/1/a.jpg?w=${width} ${width}w`).join(),
  });
});

it('offers no width beyond the picture’s own', async () => {
  expect((await load())('/media/slides/1/a.jpg', 700).srcSet).toBe(
    '/media/slides/1/a.jpg?w=320 320w,/media/slides/1/a.jpg?w=640 640w,/media/slides/1/a.jpg?w=720 700w',
  );
});

it('resolves a built-in picture to its build path', async () => {
  vi.stubGlobal('__PICTURES__', '/assets/pictures-1a2b');
  expect((await load())('/slides/slide-1.jpg', 1600).src).toBe('/assets/pictures-1a2b/slides/slide-1.jpg?w=960');
});

it('leaves blob addresses unchanged', async () => {
  expect((await load())('blob:http://localhost/1', 1600)).toEqual({ src: 'blob:http://localhost/1' });
});
