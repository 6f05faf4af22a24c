import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormFile, form, pdf, picture, productForm, slideForm } from '../../../functions/test/forms.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { type Caller, createCaller } from './requests.ts';
import { uploaded } from './scenarios/scenario.ts';

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const script = '<script>alert(document.domain)</script>';
const gif = bytes('GIF89a', new Uint8Array([16, 0, 16, 0, 0, 0, 0]), '=1;alert(1)//', script);
const jpeg = await picture('jpeg');
const png = await picture('png');

/** The header of a PNG that says it has this many pixels on each side. */
const bomb = (side: number) => {
  const head = Buffer.from(png.subarray(0, 33));
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  return bytes(head, png.subarray(33));
};

/** A GIF of 64 by 48 whose header says that it has 8 by 8. */
const largeFrame = await picture('gif', 64, 48);
largeFrame.set([8, 0, 8, 0], 6);

const file = (name: string, type: string, content: Uint8Array<ArrayBuffer>): FormFile => ({
  name,
  type,
  bytes: content,
});

describe('files that are not what they seem', () => {
  let site: FaultySite;
  let admin: Caller;
  beforeAll(async () => {
    site = await startFaultySite();
    admin = createCaller(site.origin, site.cookie);
  });
  afterAll(() => site.stop());

  it.each([
    ['an SVG', file('a.png', 'image/png', bytes('<svg xmlns="http://www.w3.org/2000/svg">', script, '</svg>'))],
    ['a page', file('a.jpg', 'image/jpeg', bytes('<!doctype html>', script))],
    ['a page that begins as a comment of a picture', file('a.gif', 'image/gif', bytes('<!--GIF89a-->', script))],
    ['a script', file('a.gif', 'image/gif', bytes('GIF89=1;alert(1)'))],
    ['an archive', file('a.png', 'image/png', bytes('PK\u0003\u0004', png))],
    ['a PDF', file('a.jpg', 'image/jpeg', pdf())],
    ['a picture of 50,000 by 50,000 pixels', file('a.png', 'image/png', bomb(50_000))],
    ['a picture of four billion pixels a side', file('a.png', 'image/png', bomb(0xffffffff))],
    ['a picture that ends in its header', file('a.png', 'image/png', png.subarray(0, 20))],
    ['a GIF that is a script', file('a.gif', 'image/gif', gif)],
    ['a GIF whose frame is larger than its header says', file('a.gif', 'image/gif', largeFrame)],
    ['a photo that is cut off', file('a.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length - 20))],
    ['nothing', file('a.png', 'image/png', bytes(''))],
  ])('are refused as pictures and stored nowhere: %s', async (_, image) => {
    const before = await site.stores.objects('media/');
    expect((await admin('createProduct', { body: productForm({ images: image }) })).status).toBe(422);
    expect((await admin('createSlide', { body: slideForm(image) })).status).toBe(422);
    expect(await site.stores.objects('media/')).toEqual(before);
  });

  it.each([
    ['a picture', file('a.pdf', 'application/pdf', jpeg)],
    ['a page', file('a.pdf', 'application/pdf', bytes('<html>%PDF-1.4', script))],
    ['nothing', file('a.pdf', 'application/pdf', bytes(''))],
  ])('are refused as sheets: %s', async (_, technicalSheet) => {
    expect((await admin('createProduct', { body: productForm({ technicalSheet }) })).status).toBe(422);
  });

  it.each([
    ['a JPEG with a page behind it', { images: file('a.html', 'text/html', bytes(jpeg, script)) }, 'jpg', 'image/jpeg'],
    ['a PNG with a page behind it', { images: file('a.svg', 'image/svg+xml', bytes(png, script)) }, 'png', 'image/png'],
    [
      'a PDF with a page behind it',
      { technicalSheet: file('a.html', 'text/html', bytes(pdf(), script)) },
      'pdf',
      'application/pdf',
    ],
  ])('are served as what they are and nothing else: %s', async (_, files, extension, type) => {
    const { status, body } = await admin('createProduct', { body: productForm(files) });
    expect(status).toBe(201);
    const address: string = body.images[0] ?? body.technicalSheetUrl;
    expect(address).toMatch(new RegExp(`^/media/products/[0-9a-f-]{36}/[0-9a-f-]{36}\\.${extension}$`));
    const answer = await fetch(site.origin + address);
    const { headers } = answer;
    // A picture ends where it ends; what is behind a PDF may belong to it.
    if (extension !== 'pdf') expect(await answer.text()).not.toContain(script);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    '../../../etc/passwd.png',
    '..\\..\\a.png',
    'a\u0000.png',
    '/etc/passwd',
    'a.png.exe',
    `${'x'.repeat(3000)}.png`,
    '"; filename="b.html',
    'a\r\nX: y.png',
    '. .',
    '😈.png',
  ])('have no say in where they are stored: %j', async (name) => {
    const { status, body } = await admin('createProduct', {
      body: productForm({ images: file(name, 'image/png', png) }),
    });
    expect(status).toBe(201);
    expect(body.images).toEqual([expect.stringMatching(/^\/media\/products\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/)]);
  });

  it('can name no file of somebody else, and none is copied or deleted for it', async () => {
    const photo = file('a.png', 'image/png', png);
    const context = { stores: site.stores, admin, visitor: admin, photo };
    const other = (await admin('createProduct', { body: productForm({ images: photo }) })).body;
    const mine = (await admin('createProduct', { body: productForm({ images: photo }) })).body;
    const slideKey = await uploaded(context, 'slide-image', photo);
    const before = await site.stores.objects();
    for (const images of [
      `uploads/product-image/${randomUUID()}.png`,
      slideKey,
      `${slideKey}/../x.png`,
      slideKey.replace('.png', '-3a2f21.png'),
      other.images[0],
      other.images[0].slice(1),
      `/media/products/${mine.id}/../${other.id}/x.png`,
      `${site.origin}${mine.images[0]}`,
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
    ]) {
      const parameters = { id: String(mine.id) };
      expect((await admin('updateProduct', { parameters, body: productForm({ images }) })).status, images).toBe(422);
      expect((await admin('createSlide', { body: form({ image: images }) })).status, images).toBe(
        images === slideKey ? 201 : 422,
      );
    }
    expect((await site.stores.items('PRODUCT', { id: mine.id }))[0]).toMatchObject({ images: mine.images, version: 1 });
    const after = new Set(await site.stores.objects());
    expect(before.filter((key) => !after.has(key))).toEqual([slideKey]);
  });
});
