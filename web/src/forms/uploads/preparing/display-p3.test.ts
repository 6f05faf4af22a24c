import { expect, test } from 'vitest';
import { isDisplayP3 } from './decode-heic.ts';

const utf16 = (text: string) => new Uint8Array([...text].flatMap((letter) => [0, letter.charCodeAt(0)]));

test("the colour profile of phones' cameras is known by its name", () => {
  expect(isDisplayP3(new Uint8Array([9, 9, 0, 0x44, 9, ...utf16('Display P3'), 0]))).toBe(true);
  expect(isDisplayP3(utf16('Display P4'))).toBe(false);
  expect(isDisplayP3(new TextEncoder().encode('Display P3'))).toBe(false);
  expect(isDisplayP3(new Uint8Array())).toBe(false);
});
