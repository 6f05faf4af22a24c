import * as v from 'valibot';
import { EMAIL_MAX, Email, isUrl, webAddress } from '../contract/email.ts';
import { refusal } from '../contract/issues.ts';
import { json } from '../contract/route.ts';
import { Fields, Line, NumberBetween, OptionalOrNull, Text } from '../contract/text.ts';
import { countryCodes } from '../words/countries.ts';
import { collection, EntityFields } from './collection.ts';

const dealerLimits = {
  name: 120,
  address: 200,
  city: 80,
  phone: 40,
  email: EMAIL_MAX,
  site: 300,
  note: 500,
  lat: 90,
  lng: 180,
} as const;

/** A website's address. No other scheme may become a link. */
const siteAddress = webAddress('[hH][tT][tT][pP][sS]?');
const NO_ADDRESS = refusal('web_address');

const Degrees = (limit: number) => v.exactOptional(v.nullable(NumberBetween(-limit, limit)));

/** Both coordinates must be of the same kind: absent, null or a number. */
const kindOf = (value: number | null | undefined): string => (value === null ? 'null' : typeof value);

/** Body of POST and PUT. On PUT an absent field keeps its value, and a null or blank one is removed. */
export const DealerInput = v.pipe(
  Fields({
    name: Line(dealerLimits.name),
    address: OptionalOrNull(Line(dealerLimits.address)),
    city: Line(dealerLimits.city),
    country: v.picklist(countryCodes, refusal('unknown_country')),
    phone: OptionalOrNull(Line(dealerLimits.phone)),
    email: OptionalOrNull(Email),
    site: OptionalOrNull(v.pipe(Line(dealerLimits.site), v.regex(siteAddress, NO_ADDRESS), v.check(isUrl, NO_ADDRESS))),
    note: OptionalOrNull(Text(dealerLimits.note)),
    lat: Degrees(dealerLimits.lat),
    lng: Degrees(dealerLimits.lng),
  }),
  v.forward(
    v.partialCheck([['lat'], ['lng']], ({ lat, lng }) => kindOf(lat) === kindOf(lng), refusal('coordinates')),
    ['lng'],
  ),
);
export type DealerInput = v.InferOutput<typeof DealerInput>;

export const Dealer = v.object({
  ...EntityFields,
  name: v.string(),
  address: v.nullable(v.string()),
  city: v.string(),
  /** ISO 3166-1 alpha-2 code. */
  country: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  site: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** Degrees north and east; both or none. */
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
});
export type Dealer = v.InferOutput<typeof Dealer>;

export const dealers = /* @__PURE__ */ collection({
  kind: 'dealer',
  noun: 'a dealer',
  body: /* @__PURE__ */ json(DealerInput),
  schema: Dealer,
});
