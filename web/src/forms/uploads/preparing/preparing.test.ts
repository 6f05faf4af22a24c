import { expect, test } from 'vitest';
import { nameFor } from './create-preparer.ts';
import { isDisplayP3 } from './picture-file.ts';
import { fit, MAX_SIDE } from './prepare-picture.ts';

test('the longer side becomes 2,400 pixels, whichever it is, and nothing grows', () => {
  expect(fit({ width: 4032, height: 3024 }, MAX_SIDE)).toEqual({ width: 2400, height: 1800 });
  expect(fit({ width: 3024, height: 4032 }, MAX_SIDE)).toEqual({ width: 1800, height: 2400 });
  expect(fit({ width: 2400, height: 10 }, MAX_SIDE)).toEqual({ width: 2400, height: 10 });
  expect(fit({ width: 30_000, height: 3 }, MAX_SIDE)).toEqual({ width: 2400, height: 1 });
});

test('a picture is named by the type that it is sent as', () => {
  expect(nameFor('IMG_1234.HEIC', 'image/jpeg')).toBe('IMG_1234.jpg');
  expect(nameFor('foto.di.ieri.png', 'image/webp')).toBe('foto.di.ieri.webp');
  expect(nameFor('1000012345', 'image/jpeg')).toBe('1000012345.jpg');
});

const utf16 = (text: string) => new Uint8Array([...text].flatMap((letter) => [0, letter.charCodeAt(0)]));

test("the colour profile of phones' cameras is known by its name", () => {
  expect(isDisplayP3(new Uint8Array([9, 9, 0, 0x44, 9, ...utf16('Display P3'), 0]))).toBe(true);
  expect(isDisplayP3(utf16('Display P4'))).toBe(false);
  expect(isDisplayP3(new TextEncoder().encode('Display P3'))).toBe(false);
  expect(isDisplayP3(new Uint8Array())).toBe(false);
});
