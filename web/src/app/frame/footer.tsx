import { pages } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { companySeat } from '../../i18n/company-seat.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { COMPANY_LINES, CompanyLines } from '../../site/contact/company-lines.tsx';
import brand from '../../theme/brand.svg';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** One word of the brand, inline in text. The SVG has a view for each word. */
function BrandWord({ word }: { word: string }) {
  return <img src={`${brand}#${word.toLowerCase()}`} width="75" height="20" alt={word} loading="lazy" />;
}

const Foot = styled.footer`
  display: grid;
  gap: var(--space-xl);
  padding: var(--space-xl) var(--gutter);
  background: var(--gradient-heat) top / 100% 1px no-repeat, var(--color-surface);
  color: var(--color-text-muted);
  font-size: 0.9375rem;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: var(--space-xl) var(--space-m);
  & > :first-child { grid-column: 1 / -1; max-width: 36rem; }
  & > :first-child p { text-wrap: balance; }
  ${media.large} {
    grid-template-columns: minmax(16rem, 2fr) 1fr 1fr 1fr;
    & > :first-child { grid-column: auto; }
  }
`;

const Brand = styled.p`
  display: flex;
  gap: 0.5rem;
  margin-bottom: var(--space-m);
  color: var(--color-text);
  a { cursor: inherit; }
`;

const Heading = styled.h2`
  ${labelText}
  color: var(--color-text);
  font-size: var(--font-size-small);
`;

const Links = styled.ul`
  margin-top: var(--space-xs);
  a {
    display: inline-block;
    padding-block: 0.3125rem;
    text-decoration: none;
    &:hover { color: var(--color-text); text-decoration: underline; }
    &:not(:only-child) { margin-right: var(--space-m); }
  }
  > span { display: block; }
`;

const Legal = styled.div`
  margin-right: -1rem;
  text-wrap: balance;
  span { display: inline-block; margin: 0 1rem 0.125rem 0; text-wrap: wrap; }
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

/** Company data that Italian law requires on every page: art. 2250 of the civil code, and art. 35 DPR 633/1972 for the VAT number. */
function LegalDetails() {
  const { language } = useLanguage();
  const { companyInfo } = useTexts('site');
  const { rea, vatNumber } = company;
  const amount = formatNumber(company.shareCapital, language);
  return (
    <Legal>
      <span>{company.legalName}</span>
      <span>{`${companyInfo.seat}: ${companySeat(language).join(', ')}`}</span>
      <span>{companyInfo.registry(company.registryOffice, rea)}</span>
      <span>{companyInfo.capital(amount)}</span>
      <span>{companyInfo.vat(vatNumber)}</span>
    </Legal>
  );
}

const [first = '', second = ''] = company.brand.split(' ');

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading>{title}</Heading>
    <Links>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </Links>
  </section>
);

/** Footer of every page; `bare` has only the brand and the legal details. The second word of the brand is the hidden link to the panel. */
export function Footer({ bare = false }: { bare?: boolean }) {
  const { footer, nav } = useTexts('site');
  const brand = (
    <Brand>
      <BrandWord word={first} />
      <Link href={pages.admin}>
        <BrandWord word={second} />
      </Link>
    </Brand>
  );
  return (
    <Foot aria-label={footer.label}>
      {bare ? (
        <div>{brand}</div>
      ) : (
        <Columns>
          <div>
            {brand}
            <p>{footer.tagline}</p>
            <Links as="p" id={COMPANY_LINES}>
              <CompanyLines />
            </Links>
            <EditSlot tab="azienda" name={nav.company} />
          </div>
          <Section title={nav.products}>
            <PageLink page="products" query="category=motori">
              {footer.motors}
            </PageLink>
            <PageLink page="products" query="category=accessori">
              {footer.accessories}
            </PageLink>
            <PageLink page="classes">{nav.classes}</PageLink>
            <PageLink page="compare">{nav.compare}</PageLink>
            <PageLink page="guides">{nav.guides}</PageLink>
          </Section>
          <Section title={nav.company}>
            <PageLink page="dealers">{nav.dealers}</PageLink>
            <PageLink page="news">{nav.news}</PageLink>
            <PageLink page="contact">{nav.contact}</PageLink>
          </Section>
          <Section title={footer.legal}>
            <PageLink page="privacy">{footer.privacy}</PageLink>
            <PageLink page="cookies">{footer.cookies}</PageLink>
          </Section>
        </Columns>
      )}
      <LegalDetails />
    </Foot>
  );
}
