import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventOf, pass } from '../../test/events.ts';
import { unreadable } from '../errors.ts';
import { parseForm } from './parse-form.ts';

const files = { many: ['images'], one: ['technicalSheet'] };
const parse = async (body: string | Uint8Array | null, type = 'multipart/form-data; boundary=b') =>
  (await pass(parseForm(files), eventOf({ method: 'POST', headers: { 'content-type': type }, body }))).body;

const part = (disposition: string, content = '', headers = '') =>
  `--b\r\nContent-Disposition: form-data${disposition}\r\n${headers}\r\n${content}\r\n`;
const text = (name: string, content: string) => part(`; name="${name}"`, content);
const file = (name: string, filename: string, content: string, type = 'image/png') =>
  part(`; name="${name}"; filename="${filename}"`, content, `Content-Type: ${type}\r\n`);
const form = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
const bytes = (content: string) => new Uint8Array(Buffer.from(content));

describe('parseForm', () => {
  it('keeps the empty part of an optional schema field, which removes the value', async () => {
    const schema = v.object({ name: v.string(), pictures: v.exactOptional(v.string()) });
    const body = form(text('pictures', ''), text('name', ''));
    const event = eventOf({ method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body });
    expect((await pass(parseForm(files, schema), event)).body).toEqual({ pictures: '' });
  });

  it('reads texts unchanged, with the original line breaks', async () => {
    const body = form(text('name', ' Città d’Ü\n'), text('featured', 'true'), text('description', 'uno\r\n\r\ndue'));
    expect(await parse(body)).toEqual({ name: ' Città d’Ü\n', featured: 'true', description: 'uno\n\ndue' });
  });

  it('keeps files, keys and addresses of a field in the order of the form', async () => {
    const body = form(
      file('images', 'a.png', '1'),
      text('images', 'uploads/product-image/x.png'),
      text('name', 'RP-21'),
      file('images', 'b.png', '2'),
      text('images', '/media/products/1/y.png'),
    );
    expect(await parse(body)).toEqual({
      name: 'RP-21',
      images: [
        { filename: 'a.png', mimetype: 'image/png', content: bytes('1') },
        'uploads/product-image/x.png',
        { filename: 'b.png', mimetype: 'image/png', content: bytes('2') },
        '/media/products/1/y.png',
      ],
    });
  });

  it('treats a part without a name as a file by its media type, and JSON as text', async () => {
    const body = form(
      part('; name="images"', '\u00ff', 'Content-Type: image/png\r\n'),
      part('; name="technicalSpecs"', '{"Peso":"346 g"}', 'Content-Type: application/json\r\n'),
      part('; name="description"', 'Corsa', 'Content-Type: text/plain; charset=utf-8\r\n'),
    );
    expect(await parse(body)).toEqual({
      images: [{ filename: '', mimetype: 'image/png', content: bytes('\u00ff') }],
      technicalSpecs: '{"Peso":"346 g"}',
      description: 'Corsa',
    });
  });

  it('omits an empty text, but keeps an empty file field, which clears it', async () => {
    const unchosen = file('images', '', '', 'application/octet-stream');
    const body = form(text('subcategory', ''), unchosen, text('technicalSheet', ''));
    expect(await parse(body)).toEqual({ images: [''], technicalSheet: '' });
  });

  it('keeps an empty file with a name, which is refused by name', async () => {
    expect(await parse(form(file('images', 'a.png', '')))).toMatchObject({ images: [{ filename: 'a.png' }] });
  });

  it('does not change the bytes of a file', async () => {
    const content = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
    const body = Buffer.concat([bytes(file('images', 'a.png', '').slice(0, -2)), content, bytes('\r\n--b--')]);
    const parsed = (await parse(body)) as { images: { content: Uint8Array }[] };
    expect(Buffer.compare(parsed.images[0]?.content ?? bytes(''), content)).toBe(0);
  });

  it.each([
    ['name', 2, 'repeated_field'],
    ['technicalSheet', 2, 'repeated_field'],
    ['__proto__', 1, 'unknown_field'],
    ['constructor', 1, 'unknown_field'],
  ])('refuses %s, sent %i times, as %s', async (name, times, code) => {
    await expect(parse(form(...Array<string>(times).fill(text(name, 'a'))))).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ path: name, code }],
    });
  });

  it('refuses text that is not UTF-8', async () => {
    const body = Buffer.concat([bytes(part('; name="name"').slice(0, -2)), Buffer.of(0xc3, 0x28), bytes('\r\n--b--')]);
    await expect(parse(body)).rejects.toMatchObject({ code: 'bad_request', message: unreadable().message });
  });

  it.each([
    ['nothing', null],
    ['a form that ends in a text', form(text('name', 'RP-21')).slice(0, -12)],
    ['a form that ends in the headers of a part', '--b\r\nContent-Disposition: form-da'],
    ['a part whose headers do not end', '--b\r\nContent-Disposition: form-data; name="x"\r\n--b--\r\n'],
    ['a part whose headers run into its end', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n--b--\r\n'],
    ['a part after nothing', '--b\r\n--b--\r\n'],
    ['lines that end as on Unix', form(text('name', 'a')).replaceAll('\r\n', '\n')],
  ])('refuses %s as malformed', async (_, body) => {
    await expect(parse(body)).rejects.toMatchObject({ code: 'bad_request', message: unreadable().message });
  });

  it.each([
    ['a part without a name', form(part('', 'a'))],
    ['a name without end', form(text('x'.repeat(101), 'a'))],
  ])('refuses %s', (_, body) => expect(parse(body)).rejects.toMatchObject({ statusCode: 422 }));

  it.each([
    ['a_b', 'a_b'],
    ['ab.c', 'ab.c'],
    ['----=_Part_1', '----=_Part_1'],
    ['"----=_Part_1"', '----=_Part_1'],
    ['"a b"', 'a b'],
    ['"gc0pJq0M:08jU5/34?=(x)"', 'gc0pJq0M:08jU5/34?=(x)'],
    [`"'+_,-./:=?"`, `'+_,-./:=?`],
    ['x; charset=utf-8', 'x'],
    ['x'.repeat(70), 'x'.repeat(70)],
  ])('reads a form with boundary=%s', async (written, boundary) => {
    const body = form(text('name', 'RP-21'), file('images', 'a.png', '1')).replaceAll('--b', () => `--${boundary}`);
    for (const type of ['multipart/form-data; boundary=', 'Multipart/Form-Data;BOUNDARY=']) {
      expect(await parse(body, type + written)).toMatchObject({ name: 'RP-21', images: [{ filename: 'a.png' }] });
    }
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="b "',
    'multipart/form-data; boundary="b\\"c"',
    'multipart/form-data; boundary=è',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data, boundary=b',
    'multipart/mixed; boundary=b',
    'application/x-www-form-urlencoded; boundary=b',
    'boundary=b',
    '',
  ])('refuses the type %j', async (type) => {
    await expect(parse(form(text('name', 'RP-21')), type)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it('terminates whatever is removed from or inserted into a form', async () => {
    const whole = form(text('name', 'RP-21'), file('images', 'a.png', 'bytes'), text('images', ''));
    const place = fc.nat(whole.length);
    const pieces = fc.constantFrom('\r\n', '--b', '--', '\r\n--b', '\r\n--b--', '\r\n\r\n', '"', ';', '\n', 'x');
    await fc.assert(
      fc.asyncProperty(place, place, fc.array(pieces, { maxLength: 4 }), async (from, to, put) => {
        const body = whole.slice(0, Math.min(from, to)) + put.join('') + whole.slice(Math.max(from, to));
        await parse(body).catch((error) => expect(error).toBeInstanceOf(Error));
      }),
      { numRuns: 500 },
    );
  });

  it('drops no part silently: beyond its limit, a field is always refused', async () => {
    const parsed = (await parse(form(...Array<string>(300).fill(text('images', 'x'))))) as { images: string[] };
    expect(parsed.images.length).toBeGreaterThan(20);
  });
});
