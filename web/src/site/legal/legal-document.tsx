import { company } from '@rombo/shared/words/company';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import type { LegalText } from '../../i18n/legal-text.ts';
import { PageOpening } from '../../ui/page-heading.tsx';
import { LegalBlock } from './blocks.tsx';
import {
  Body,
  Columns,
  Contents,
  ContentsList,
  ContentsTitle,
  Plate,
  SectionBox,
  SectionHeading,
  Updated,
} from './legal.styles.ts';

function CompanyPlate() {
  const words = useTexts('notices').legal;
  const { language } = useLanguage();
  const { street, postalCode, town, province, country, registryOffice, rea, email, certifiedEmail } = company;
  const rows = [
    [words.seat, `${street}, ${postalCode} ${town} (${province}), ${country[language]}`],
    [words.vat, company.vatNumber],
    [words.taxCode, company.taxCode],
    [words.registry, `${registryOffice}, REA ${rea}`],
    [
      words.email,
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      words.certifiedEmail,
      <a key="pec" href={`mailto:${certifiedEmail}`}>
        {certifiedEmail}
      </a>,
    ],
  ] as const;
  return (
    <Plate as="section" aria-label={words.company}>
      <h2>{company.legalName}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}

const numbers = { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Today's date in the company's time zone, in ISO 8601. */
export const todayInRome = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE', numbers);

/** Formats an ISO 8601 date for a locale: '21 novembre 2026', 'November 21, 2026'. */
export const writeDate = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

const never = () => () => undefined;

/** The date of the last update, which is today. A cached page may be days old, so the browser fills it in. */
function LastUpdate() {
  const words = useTexts('notices').legal;
  // This date alone is American in English; the other dates and numbers are British.
  const locale = useLanguage().language === 'it' ? 'it-IT' : 'en-US';
  const today = useSyncExternalStore(never, todayInRome, () => null);
  return (
    <Updated>
      {words.updated} {today && <time dateTime={today}>{writeDate(today, locale)}</time>}
    </Updated>
  );
}

/** Scrolls to the address's anchor: the browser looks for it before a lazily loaded page is rendered. */
function useAnchor() {
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);
}

/** A legal text: its contents, its numbered sections, and the company that answers for it. */
export function LegalDocument({ title, area }: { title: string; area: 'privacy' | 'cookies' }) {
  const words = useTexts('notices').legal;
  const { lead, sections }: LegalText = useTexts('policies')[area];
  useAnchor();
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <Columns>
        <Contents aria-labelledby="contents">
          <ContentsTitle id="contents">{words.contents}</ContentsTitle>
          <ContentsList>
            {Object.entries(sections).map(([id, { heading }], index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ContentsList>
        </Contents>
        <Body>
          <LastUpdate />
          {Object.entries(sections).map(([id, { heading, blocks }], index) => (
            <SectionBox key={id} aria-labelledby={id}>
              <SectionHeading id={id}>
                <span>{index + 1}</span>
                {heading}
              </SectionHeading>
              {blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </SectionBox>
          ))}
          <CompanyPlate />
        </Body>
      </Columns>
    </>
  );
}
