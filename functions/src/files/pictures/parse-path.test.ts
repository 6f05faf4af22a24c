import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePath } from './make-variant.ts';

const folder = fc.constantFrom('products', 'slides', 'results', 'news');
const format = fc.constantFrom('avif', 'webp');
const extension = fc.constantFrom('jpg', 'png', 'gif', 'webp', 'avif');
/** Older names end with a colour and, for slides, with a focal point. */
const color = fc.option(
  fc.stringMatching(/^[0-9a-f]{6}$/).map((digits) => `-${digits}`),
  { nil: '' },
);
const focalPoint = fc.option(
  fc.nat(100).map((percent) => `-${String(percent).padStart(3, '0')}`),
  { nil: '' },
);
const original = fc
  .tuple(folder, fc.uuid(), fc.uuid(), color, focalPoint, extension)
  .map(
    ([kind, id, file, shade, point, ending]) =>
      `media/${kind}/${id}/${file}${shade}${kind === 'slides' ? point : ''}.${ending}`,
  );

const file = '/media/products/3f2504e0-4f89-41d3-9a0c-0305e82c3301/3f2504e0-4f89-41d3-9a0c-0305e82c3302';

it('parses every address of a picture in a width and format', () => {
  fc.assert(
    fc.property(original, fc.constantFrom(...PICTURE_WIDTHS), format, (key, width, ending) => {
      const path = `${key}/${width}.${ending}`;
      expect(parsePath(`/${path}`)).toEqual({ key: path, original: key, shape: { width, format: ending } });
    }),
  );
});

it('parses the address of a share picture', () => {
  expect(parsePath(`${file}.jpg/share.jpg`)).toEqual({
    key: `${file}.jpg/share.jpg`.slice(1),
    original: `${file}.jpg`.slice(1),
    shape: 'share',
  });
});

it('rejects an address that is changed anywhere', () => {
  const character = fc.constantFrom('', '/', '..', '%2e', '\0', '\n', 'A', '?', ' ');
  fc.assert(
    fc.property(original, fc.nat(140), character, (key, at, put) => {
      const path = `/${key}/640.avif`;
      const place = at % path.length;
      fc.pre(path[place] !== put);
      expect(parsePath(path.slice(0, place) + put + path.slice(place + 1))).toBeUndefined();
    }),
  );
});

it.each([
  '/uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png/640.avif',
  `${file}.jpg`,
  `${file}.pdf/640.avif`,
  `${file}.jpg/640.jpg`,
  `${file}.jpg/share.webp`,
  `${file}.jpg/share.jpg/share.jpg`,
  `${file}.jpg/0640.avif`,
  `${file}-070.jpg/640.avif`,
  `${file}-101.jpg/640.avif`.replace('products', 'slides'),
])('rejects %s', (path) => expect(parsePath(path)).toBeUndefined());
