import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePrice, offerParts, parsePrice, type Rounding } from './product-offer.ts';

test.each([
  ['1.299,00', 1299],
  ['1.299', 1299],
  ['1,299.50', 1299.5],
  ['1 299,00', 1299],
  ["1'299", 1299],
  ['12’299.50', 12_299.5],
  ['1,299', 1299],
  ['0,5', 0.5],
  ['1.299.90', 1299.9],
  ['€ 399', 399],
  ['399€', 399],
  ['399 euro', 399],
  ['EUR 399,5', 399.5],
  ['1299.00', 1299],
  ['99999,99', 99_999.99],
  ['12,-', 12],
  ['  0,01 ', 0.01],
])('the price %j is %d', (text, price) => {
  expect(parsePrice(text)).toBe(price);
  expect(v.parse(offerParts.price, text)).toBe(price);
});

const noPrices = [
  ...['0', '0,00', ' ,', '-5', '1.29.9', '123.456', '123456', '12 34', 'circa 30', '30 $', '€'],
  ...['12,', '12.', ',5', '1.2.3', '12,,5', '1 2'],
  ...['0,125', '0,004', '0.500', '01.299', '00.125', "0'125", '0 125,00', '1299,125', '12.5000', '0399'],
];

test.each(['', ...noPrices])('no price is read from %j', (text) => expect(parsePrice(text)).toBeNaN());

test.each(noPrices)('%j is refused', (text) => {
  expect(v.safeParse(offerParts.price, text).issues?.map(({ message }) => message)).toEqual(['price']);
});

test.each<[number, number, Rounding, number]>([
  [100, 3, 1, 103],
  [1.15, 0, 1, 1.15],
  [129.9, 3, 1, 133.8],
  [129.9, 3, 5, 133.8],
  [129.9, 3, 50, 134],
  [129.9, 3, 100, 134],
  [129.9, -10, 100, 117],
  [0.1, -50, 100, 1],
  [0.01, -90, 1, 0.01],
])('%d changed by %d percent, in steps of %d cents, is %d', (price, percent, rounding, changed) => {
  expect(changePrice(price, percent, rounding)).toBe(changed);
});
