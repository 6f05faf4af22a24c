import { CompanyInput, type PublicProfile } from '@rombo/shared/collections/company-profile';
import { type Span, weekOf } from '@rombo/shared/collections/opening-hours';
import { languageCodes } from '@rombo/shared/words/languages';
import { weekdayName } from '../../i18n/race-dates.ts';
import { textsOf } from '../collection/draft-fields.ts';
import { type Kind, simpleDraft } from '../collection/kind.ts';
import { readsOf } from '../collection/reads.ts';
import { withScheme } from '../dealers/parse-position.ts';

/** A weekday in the form. The times of a closed day are kept in case it is opened again. */
export interface DayDraft {
  isOpen: boolean;
  spans: Span[];
}

const textNames = ['phone', 'whatsapp', 'email', 'answerDays', 'visits'] as const;

const DEFAULT_SPAN: Span = { from: '09:00', to: '18:00' };

const dayOf = (spans: Span[]): DayDraft => ({
  isOpen: spans.length > 0,
  spans: spans.length > 0 ? spans : [DEFAULT_SPAN],
});

const draftOf = ({ announcement, hours = [], closed = [], social = [], ...profile }: Partial<PublicProfile>) => ({
  announcement: textsOf([...languageCodes, 'link'], announcement),
  hours: weekOf(hours).map(dayOf),
  closed,
  ...textsOf(textNames, profile),
  social,
});

export type CompanyDraft = ReturnType<typeof draftOf>;

interface Entry {
  place: string;
  value: object;
}

const nonBlankEntries = <T extends object>(rows: readonly T[], toValue: (row: T) => object): Entry[] =>
  rows.flatMap((row, at) =>
    Object.values<string>(row as Record<string, string>).some((text) => text.trim())
      ? [{ place: String(at), value: toValue(row) }]
      : [],
  );

/** Shortens a full URL of this site to its path. */
const pathOf = (text: string): string => {
  const { origin } = globalThis.location ?? {};
  return origin && text.trim().startsWith(origin) ? text.trim().slice(origin.length) || '/' : text;
};

const lists = {
  hours: ({ hours }: CompanyDraft): Entry[] =>
    hours.flatMap(({ isOpen, spans }, day) =>
      isOpen ? spans.map((span, at) => ({ place: `${day}.spans.${at}`, value: { days: [day + 1], ...span } })) : [],
    ),
  closed: ({ closed }: CompanyDraft): Entry[] =>
    nonBlankEntries(closed, ({ from, to }) => ({ from: from || to, to: to || from })),
  social: ({ social }: CompanyDraft): Entry[] =>
    nonBlankEntries(social, ({ name, url }) => ({ name, url: withScheme(url) })),
};

const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

function fieldOf(path: string, draft: CompanyDraft): string {
  const [list = '', at, ...rest] = path.split('.');
  if (!isList(list) || at === undefined) return path;
  return [list, lists[list](draft)[Number(at)]?.place, ...rest].join('.');
}

const valuesIn = (list: keyof typeof lists, draft: CompanyDraft) => lists[list](draft).map(({ value }) => value);

export const companyKind: Kind<PublicProfile, CompanyDraft> = {
  tab: 'azienda',
  routes: {
    list: 'getCompany',
    update: 'updateCompany',
    versions: 'listCompanyVersions',
    restoreVersion: 'restoreCompanyVersion',
  },
  reads: readsOf('company'),
  nameOf: (_, { company }) => company.tab,
  cardOf: () => ({}),
  words: ({ company, companyForm, companyVersions }) => ({
    list: company,
    form: companyForm,
    versions: companyVersions,
  }),
  ...simpleDraft<PublicProfile, CompanyDraft>({
    name: 'company',
    empty: draftOf({}),
    draftOf,
    valuesOf: (draft) => ({
      ...draft,
      announcement: { ...draft.announcement, link: pathOf(draft.announcement.link) },
      answerDays: draft.answerDays.trim() ? Number(draft.answerDays) : null,
      hours: valuesIn('hours', draft),
      closed: valuesIn('closed', draft),
      social: valuesIn('social', draft),
    }),
    schema: CompanyInput,
    linesOf: {
      hours: ({ hours }, language) =>
        hours.flatMap(({ isOpen, spans }, day) => {
          const times = spans.map(({ from, to }) => `${from}–${to}`).join(', ');
          return isOpen ? [`${weekdayName(day, language)}: ${times}`] : [];
        }),
    },
    fieldOf,
  }),
};
