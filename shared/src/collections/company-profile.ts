import * as v from 'valibot';
import { Email, isUrl, webAddress } from '../contract/email.ts';
import { refusal } from '../contract/issues.ts';
import { json } from '../contract/route.ts';
import { Clearable, Day, Fields, Line, List, NumberBetween, SitePath, Text } from '../contract/text.ts';
import { byLanguage, languageCodes } from '../words/languages.ts';
import { collection, EntityFields } from './collection.ts';
import { weekOf } from './opening-hours.ts';

export const COMPANY = 'company';

export const companyLimits = {
  phone: 40,
  visits: 200,
  name: 40,
  url: 200,
  announcement: 160,
  closed: 20,
  social: 8,
  answerDays: 14,
  /** Opening times per day, and in total per week. */
  spans: 2,
  hours: 14,
} as const;

const { spans } = companyLimits;

/** A field that keeps its value if absent, and is removed if null or empty. */
const Removable = <S extends v.GenericSchema>(schema: S, isEmpty: (value: v.InferOutput<S>) => boolean = () => false) =>
  v.exactOptional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => (value === null || isEmpty(value) ? undefined : value)),
    ),
  );

const isEmptyList = ({ length }: readonly unknown[]): boolean => length === 0;

const Phone = v.pipe(Line(companyLimits.phone), v.regex(/^\+?(?=(?:\D*\d){5})[\d ()./-]+$/, refusal('phone_number')));
/** Requires the country code, without which WhatsApp does not find the number. */
const Mobile = v.pipe(Line(companyLimits.phone), v.regex(/^\+(?=(?:\D*\d){7})[\d ()./-]+$/, refusal('mobile_number')));

const Time = v.pipe(v.string(refusal('time')), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, refusal('time')));

const Weekday = v.pipe(NumberBetween(1, 7), v.integer(refusal('whole_number')));

const Hours = v.pipe(
  Fields({ days: v.pipe(List(Weekday, 7), v.minLength(1, refusal('required'))), from: Time, to: Time }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from < to, refusal('ends_early')),
    ['to'],
  ),
);

const Closed = v.pipe(
  Fields({ from: Day, to: Day }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, refusal('ends_early')),
    ['to'],
  ),
);

/** Reports overlapping times of a day at the later one. */
const Week = v.pipe(
  List(Hours, companyLimits.hours),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [at, { days, from, to }] of dataset.value.entries()) {
      const others = dataset.value.filter(
        (other, place) => place !== at && other.days.some((day) => days.includes(day)),
      );
      const isOverlapping = others.some((other) => other.from <= from && from < other.to);
      if (isOverlapping && from < to)
        addIssue({
          message: refusal('times_overlap'),
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: at, value: dataset.value[at] },
            { type: 'object', origin: 'value', input: { from }, key: 'from', value: from },
          ],
        });
    }
  }),
  v.check((hours) => weekOf(hours).every(({ length }) => length <= spans), refusal('too_many_entries', { max: spans })),
);

const HTTPS_REQUIRED = refusal('https_address');
const Social = Fields({
  name: Line(companyLimits.name),
  url: v.pipe(Line(companyLimits.url), v.regex(webAddress('https'), HTTPS_REQUIRED), v.check(isUrl, HTTPS_REQUIRED)),
});

const AnnouncementText = Clearable(Line(companyLimits.announcement));
const Announcement = Fields({ ...byLanguage(() => AnnouncementText), link: Clearable(SitePath) });

/** Body of PUT. An absent field keeps its value, a blank one is removed. */
export const CompanyInput = Fields({
  announcement: Removable(Announcement, (texts) => languageCodes.every((code) => !texts[code])),
  hours: Removable(Week, isEmptyList),
  closed: Removable(List(Closed, companyLimits.closed), isEmptyList),
  phone: Clearable(Phone),
  whatsapp: Clearable(Mobile),
  email: Clearable(Email),
  answerDays: Removable(v.pipe(NumberBetween(1, companyLimits.answerDays), v.integer(refusal('whole_number')))),
  visits: Clearable(Text(companyLimits.visits)),
  social: Removable(List(Social, companyLimits.social), isEmptyList),
});
export type CompanyInput = v.InferOutput<typeof CompanyInput>;

/** The company profile, as the owner edits it. Every field is optional, and missing ones are not shown. */
export const CompanyProfile = v.object({
  ...EntityFields,
  id: v.literal(COMPANY),
  announcement: v.optional(v.object({ ...byLanguage(() => v.optional(v.string())), link: v.optional(v.string()) })),
  hours: v.optional(v.array(v.object({ days: v.array(v.number()), from: v.string(), to: v.string() }))),
  closed: v.optional(v.array(v.object({ from: v.string(), to: v.string() }))),
  phone: v.optional(v.string()),
  whatsapp: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Working days within which messages are answered. */
  answerDays: v.optional(v.number()),
  visits: v.optional(v.string()),
  social: v.optional(v.array(v.object({ name: v.string(), url: v.string() }))),
});
export type CompanyProfile = v.InferOutput<typeof CompanyProfile>;

/** The profile as visitors read it. It has no date before it is first saved. */
export const PublicProfile = v.omit(CompanyProfile, ['createdAt']);
export type PublicProfile = v.InferOutput<typeof PublicProfile>;

export const companyProfile = /* @__PURE__ */ collection({
  kind: 'company',
  noun: 'the company profile',
  body: /* @__PURE__ */ json(CompanyInput),
  schema: CompanyProfile,
});
