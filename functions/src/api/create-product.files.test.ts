import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { type FormFile, jpeg, largePng, pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

type Changes = Parameters<typeof productForm>[0];
const create = (changes: Changes) =>
  call('createProduct', { cookie, body: productForm({ name: 'Illustrato', ...changes }) });
const text = (content: string, name: string, type: string): FormFile => ({
  bytes: new Uint8Array(Buffer.from(content)),
  name,
  type,
});
let a: FormFile;
let b: FormFile;

describe('the files of POST /api/products', () => {
  beforeAll(async () => {
    a = png(await picture('png', 40, 30));
    b = jpeg(await picture('jpeg', 50, 40));
  });
  afterAll(() => removeProducts(cookie, 'Illustrato'));

  it('takes files in the form itself and serves them as they came, for ever', async () => {
    const { status, body } = await create({ images: [a, b], technicalSheet: sheet(pdf()) });
    expect(status).toBe(201);
    const [first, second] = await Promise.all(body.images.map(fetchMedia));
    expect([first.bytes, second.bytes]).toEqual([a.bytes, b.bytes]);
    expect([first.headers.get('content-type'), second.headers.get('content-type')]).toEqual([
      'image/png',
      'image/jpeg',
    ]);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const pdfFile = await fetchMedia(body.technicalSheetUrl);
    expect([pdfFile.headers.get('content-type'), pdfFile.bytes]).toEqual(['application/pdf', pdf()]);
    for (const address of [...body.images, body.technicalSheetUrl]) {
      expect(address).toMatch(new RegExp(`^/media/products/${body.id}/[0-9a-f-]{36}\\.(png|jpg|pdf)$`));
    }
    const name = body.images[0].split('/').at(-1);
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
  });

  it('saves a sheet under the article code and the name of its product, however it came', async () => {
    const technicalSpecs = JSON.stringify({ 'Codice Articolo': 'RP-M21-P01' });
    const fields = { name: 'Illustrato .21 Pista', technicalSpecs };
    for (const technicalSheet of [sheet(pdf()), await upload(cookie, 'technical-sheet', sheet(pdf()))]) {
      const { body } = await create({ ...fields, technicalSheet });
      const { headers, bytes } = await fetchMedia(body.technicalSheetUrl);
      expect(headers.get('content-disposition')).toBe('inline; filename="RP-M21-P01-illustrato-21-pista.pdf"');
      expect(bytes).toEqual(pdf());
    }
  });

  it('publishes a photo upright and without a word about who took it and where', async () => {
    const photo = sharp(await picture('jpeg', 60, 40)).withMetadata({ orientation: 6 });
    const told = { IFD0: { Artist: 'Rossi' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' } };
    const file = jpeg(new Uint8Array(await photo.withExifMerge(told).jpeg().toBuffer()));
    const key = await upload(cookie, 'product-image', file);
    const { body } = await create({ images: [file, key] });
    for (const facts of body.pictures)
      expect(facts).toMatchObject({ width: 40, height: 60, color: expect.stringMatching(/^[0-9a-f]{6}$/) });
    for (const address of body.images) {
      const { bytes } = await fetchMedia(address);
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([width, height, exif, orientation]).toEqual([40, 60, undefined, undefined]);
      expect(Buffer.from(bytes).includes('Rossi')).toBe(false);
    }
  });

  it('refuses a photo that is cut off, and says which one', async () => {
    const whole = new Uint8Array(
      await sharp(await largePng(30_000))
        .jpeg()
        .toBuffer(),
    );
    const cut = { ...jpeg(whole.slice(0, whole.length / 2)), name: 'IMG_4711.jpg' };
    const key = await upload(cookie, 'product-image', { ...cut, name: 'più bella.jpg' });
    const { status, body } = await create({ images: [a, cut, key] });
    const message = 'l’immagine è danneggiata o incompleta: salvala di nuovo e riprova';
    expect([status, body.code, body.issues.length]).toEqual([422, 'invalid_input', 2]);
    const issue = (path: string, file: string) => ({
      path,
      code: 'damaged',
      message: `${file}: ${message}`,
      parameters: { file },
    });
    expect(body.issues).toContainEqual(issue('images.1', 'IMG_4711.jpg'));
    expect(body.issues).toContainEqual(issue('images.2', 'più bella.jpg'));
  });

  it('takes uploads and files mixed, in the order of the form', async () => {
    const [first, last] = [await upload(cookie, 'product-image', a), await upload(cookie, 'product-image', b)];
    const middle = png(await picture('webp', 20, 20));
    const technicalSheet = await upload(cookie, 'technical-sheet', sheet(pdf()));
    const { status, body } = await create({ images: [first, middle, last], technicalSheet });
    expect(status).toBe(201);
    const media = await Promise.all(body.images.map(fetchMedia));
    expect(media.map(({ bytes }) => bytes)).toEqual([a.bytes, middle.bytes, b.bytes]);
    expect(body.images.map((address: string) => address.split('.').at(-1))).toEqual(['png', 'webp', 'jpg']);
    expect((await fetchMedia(body.technicalSheetUrl)).bytes).toEqual(pdf());
  });

  it('takes an upload of almost 5 MiB, and takes it once', async () => {
    const key = await upload(cookie, 'product-image', png(await largePng(5_100_000)));
    const { status, body } = await create({ images: key });
    expect(status).toBe(201);
    expect((await fetchMedia(body.images[0])).bytes.length).toBeGreaterThan(5_000_000);
    expect(await create({ images: key })).toMatchObject(refusal('invalid_input', 'images'));
  });

  it('names a picture by what it is, whatever its name and type say', async () => {
    const { body } = await create({ images: { ...b, name: 'foto.png', type: 'image/png' } });
    expect(body.images[0]).toMatch(/\.jpg$/);
    expect((await fetchMedia(body.images[0])).headers.get('content-type')).toBe('image/jpeg');
  });

  it('takes an empty file input for no file', async () => {
    const nothing = { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' };
    const { status, body } = await create({ images: nothing, technicalSheet: nothing });
    expect([status, body.images, body.technicalSheetUrl]).toEqual([201, [], null]);
  });

  it.each([
    [
      'a page that says it is a picture',
      { images: text('<!doctype html><script>1</script>', 'a.png', 'image/png') },
      'images',
    ],
    ['an SVG', { images: text('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml') }, 'images'],
    ['a PDF among the pictures', { images: sheet(pdf()) }, 'images'],
    ['a file without bytes', { images: text('', 'a.png', 'image/png') }, 'images'],
    [
      'a page that says it is a PDF',
      { technicalSheet: text('<!doctype html>', 'a.pdf', 'application/pdf') },
      'technicalSheet',
    ],
  ])('refuses %s', async (_, changes, path) => {
    expect(await create(changes)).toMatchObject(refusal('invalid_input', path));
  });

  it('names each file that is wrong by its place, and moves none of the good ones', async () => {
    const key = await upload(cookie, 'product-image', a);
    const bad = text('no', 'b.png', 'image/png');
    const changes = { images: [key, bad, b, bad], technicalSheet: bad };
    expect(await create(changes)).toMatchObject({
      status: 422,
      body: {
        issues: expect.arrayContaining(
          ['images.1', 'images.3', 'technicalSheet'].map((path) => expect.objectContaining({ path })),
        ),
      },
    });
    expect((await create({ images: key })).status).toBe(201);
  });

  it('refuses uploads that lie about what they are', async () => {
    const lying = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.png', 'image/png');
    const key = await upload(cookie, 'product-image', lying);
    expect(await create({ images: key })).toMatchObject(refusal('invalid_input', 'images'));
    const notPdf = await upload(cookie, 'technical-sheet', { ...a, type: 'application/pdf' });
    expect(await create({ technicalSheet: notPdf })).toMatchObject(refusal('invalid_input', 'technicalSheet'));
  });

  it.each([
    ['a key that was never sent to', 'uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png'],
    ['a key that climbs', 'uploads/product-image/../../media/products/x.png'],
    ['an address of another site', 'https://evil.example/a.png'],
    ['a file of the machine', 'file:///etc/passwd'],
    ['a folder', 'uploads/product-image/'],
    ['a word', 'foto'],
    ['a very long text', 'x'.repeat(400)],
  ])('refuses %s', async (_, images) => {
    const { status, body } = await create({ images });
    expect([status, body.issues[0].path]).toEqual([422, expect.stringMatching(/^images(\.0)?$/)]);
  });

  it('refuses the upload of another purpose, and the media of another product', async () => {
    const other = await newProduct(cookie, { name: 'Illustrato altro', images: a });
    const slideKey = await upload(cookie, 'slide-image', a);
    expect(await create({ images: slideKey })).toMatchObject(refusal('invalid_input', 'images'));
    expect(await create({ images: other.images[0] ?? '' })).toMatchObject(refusal('invalid_input', 'images'));
    expect(await create({ technicalSheet: slideKey })).toMatchObject(refusal('invalid_input', 'technicalSheet'));
    expect((await fetchMedia(other.images[0] ?? '')).status).toBe(200);
  });

  it('refuses one upload named twice', async () => {
    const key = await upload(cookie, 'product-image', a);
    expect(await create({ images: [key, key] })).toMatchObject(refusal('invalid_input', 'images.1'));
  });

  it('takes twenty pictures and refuses twenty-one', async () => {
    const { status, body } = await create({ images: Array(20).fill(a) });
    expect([status, new Set(body.images).size]).toEqual([201, 20]);
    expect(await create({ images: Array(21).fill(a) })).toMatchObject(refusal('invalid_input', 'images'));
  });

  it('says 413 to a form that is larger than a function takes', async () => {
    const { status, body, headers } = await create({ images: png(await largePng(5_100_000)) });
    expect({ status, body }).toMatchObject(refusal('payload_too_large'));
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('never makes an upload public', async () => {
    const key = await upload(cookie, 'product-image', a);
    expect((await fetchMedia(`/${key}`)).status).toBe(404);
    expect((await fetchMedia(`/media/${key}`)).status).toBe(404);
    expect((await fetchMedia(`/media/..%2f${key}`)).status).toBe(404);
  });
});
