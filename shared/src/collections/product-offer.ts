import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, Id } from '../contract/text.ts';

/** Availability of a product; the owner may leave it open. */
export const availabilities = ['in_stock', 'to_order', 'discontinued'] as const;
export type Availability = (typeof availabilities)[number];

const Availability = v.picklist(availabilities, refusal('unknown_availability'));

/** A price in euros as it is typed, from 0.01 to 99999.99. */
export const PriceText = v.pipe(
  v.string(refusal('text')),
  v.trim(),
  v.regex(/^(?!0+(?:[.,]0+)?$)\d{1,5}(?:[.,]\d{1,2})?$/, refusal('price')),
);

export const Price = v.pipe(
  PriceText,
  v.transform((text) => Number(text.replace(',', '.'))),
);

const others = { availability: Clearable(Availability), successor: Clearable(Id) };

export const offerFields = { ...others, price: Clearable(PriceText) };
export const offerParts = { ...others, price: Clearable(Price) };
export const offerAnswers = {
  availability: v.optional(Availability),
  price: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(99_999.99))),
  successor: v.optional(Id),
};

/** Only what is no longer made has a successor. */
type Succeeded = { availability?: Availability | undefined; successor?: string | undefined };
export const mayHaveSuccessor = ({ availability, successor }: Succeeded): boolean =>
  successor === undefined || availability === 'discontinued';
export const NO_SUCCESSOR = refusal('no_successor');
