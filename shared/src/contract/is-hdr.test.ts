import { expect, it } from 'vitest';
import { isHdr } from './is-hdr.ts';

const heif = (...colours: string[]) =>
  `\0\0\0\x1cftypheic${colours.map((colour) => `\0\0\0\x13colr${colour}`).join('')}`;
const pq = 'nclx\0\x09\0\x10\0\x09\x80';
const hlg = 'nclx\0\x09\0\x12\0\x09\x80';
const srgb = 'nclx\0\x01\0\x0d\0\x06\x80';

it('finds PQ and HLG in the first colour of AVIF and HEIC', () => {
  for (const colour of [pq, hlg]) expect(isHdr(heif(colour))).toBe(true);
  expect(isHdr(heif(srgb))).toBe(false);
  expect(isHdr(heif())).toBe(false);
});

it('takes a picture with a gain map, whose own colour comes first', () => {
  expect(isHdr(heif(srgb, pq))).toBe(false);
  expect(isHdr(heif('prof\0\0', pq))).toBe(false);
});

it('finds PQ in a PNG, before its pixels', () => {
  const png = (chunk: string) => `\x89PNG\r\n\x1a\n....IHDR....${chunk}....IDAT....`;
  expect(isHdr(png('cICP\x09\x10\0\x01'))).toBe(true);
  expect(isHdr(png('cICP\x01\x0d\0\x01'))).toBe(false);
  expect(isHdr(`${png('')}cICP\x09\x10\0\x01`)).toBe(false);
});

it('is false for a JPEG', () => expect(isHdr(`\xff\xd8\xff....colr${pq}`)).toBe(false));
