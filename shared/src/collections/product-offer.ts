import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, Day, Id } from '../contract/text.ts';

export const availabilities = ['in_stock', 'to_order', 'sold_out', 'discontinued'] as const;
export type Availability = (typeof availabilities)[number];

const Availability = v.picklist(availabilities, refusal('unknown_availability'));

const EURO = '(?:€|[Ee][Uu][Rr][Oo]?)?';
/** A whole part starts with 0 only if it is 0: three digits after it are neither thousands nor cents. */
const WHOLE = `0|[1-9]\\d{0,4}|[1-9]\\d?[.,'’\\s]\\d{3}`;
const PRICE = new RegExp(`^${EURO}\\s*(${WHOLE})(?:[.,](\\d{1,2}|[-–]{1,2}))?\\s*${EURO}$`);

/** Parses a price in euros in common formats: '1.299,00', '€ 399', '399 euro', '1299.00'. Returns NaN for anything else and for zero. */
export function parsePrice(text: string): number {
  const [, whole = '', decimals = ''] = PRICE.exec(text.trim()) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals.replace(/\D/g, '')}`) || Number.NaN;
}

const PriceText = v.pipe(
  v.string(refusal('text')),
  v.trim(),
  v.regex(PRICE, refusal('price')),
  v.check((text) => !PRICE.test(text) || parsePrice(text) > 0, refusal('price')),
);

const Price = v.pipe(PriceText, v.transform(parsePrice));

/** Rounding steps of a changed price, in cents. */
export const roundings = [100, 50, 5, 1] as const;
export type Rounding = (typeof roundings)[number];

/** Changes a price by a percentage, rounded to a multiple of `rounding` cents, and at least that. */
export function changePrice(price: number, percent: number, rounding: Rounding): number {
  // Avoids binary fractions: 1.15 × 100 is 114.99999999999999.
  const cents = Number((price * (100 + percent)).toFixed(6));
  return (Math.max(1, Math.round(cents / rounding)) * rounding) / 100;
}

const commonFields = { availability: Clearable(Availability), backOn: Clearable(Day), successor: Clearable(Id) };

export const offerFields = { ...commonFields, price: Clearable(PriceText) };
export const offerParts = { ...commonFields, price: Clearable(Price) };
export const offerOutput = {
  availability: v.optional(Availability),
  price: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(99_999.99))),
  /** Day on which a sold-out product returns. */
  backOn: v.optional(Day),
  successor: v.optional(Id),
};

interface OfferFields {
  availability?: Availability | undefined;
  backOn?: string | undefined;
  successor?: string | undefined;
}

export const mayHaveSuccessor = ({ availability, successor }: OfferFields): boolean =>
  successor === undefined || availability === 'discontinued';
export const NO_SUCCESSOR = refusal('no_successor');

export const mayHaveBackOn = ({ availability, backOn }: OfferFields): boolean =>
  backOn === undefined || availability === 'sold_out';
export const NO_BACK_ON = refusal('no_back_on');
