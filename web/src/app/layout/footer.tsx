import { pages } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { writeNumber } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { BrandWord } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

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

export const Heading = styled.h2`
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
    &:hover { color: var(--color-text); text-decoration: underline; text-underline-offset: 0.25em; }
  }
`;

export const Legal = styled.p`
  margin-right: -1rem;
  text-wrap: balance;
  span { display: inline-block; margin: 0 1rem 0.125rem 0; text-wrap: wrap; }
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

/** Company data that Italian law requires on every page: art. 2250 of the civil code, and the VAT number of art. 35 DPR 633/1972. */
function LegalDetails() {
  const { language } = useLanguage();
  const { companyInfo } = useTexts('site');
  const { street, postalCode, town, province, country, rea, vatNumber } = company;
  const amount = writeNumber(company.shareCapital, language);
  return (
    <>
      <span>{company.legalName}</span>
      <span>{`${companyInfo.seat}: ${street}, ${postalCode} ${town} (${province}), ${country[language]}`}</span>
      <span>{companyInfo.registry(company.registryOffice, rea)}</span>
      <span>{companyInfo.capital(amount)}</span>
      <span>{companyInfo.vat(vatNumber)}</span>
    </>
  );
}

const [first = '', second = ''] = company.brand.split(' ');

interface FooterProps {
  /** Only the brand and what the law wants to see. */
  bare?: boolean;
}

/** The end of every page. The brand's second word leads to the admin's door, which is marked nowhere else. */
export const Footer = memo(function Footer({ bare = false }: FooterProps) {
  const { footer } = useTexts('site');
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
          </div>
          <section>
            <Heading>{footer.products}</Heading>
            <Links>
              <li>
                <PageLink page="products" query="category=motori">
                  {footer.motors}
                </PageLink>
              </li>
              <li>
                <PageLink page="products" query="category=accessori">
                  {footer.accessories}
                </PageLink>
              </li>
            </Links>
          </section>
          <section>
            <Heading>{footer.company}</Heading>
            <Links>
              <li>
                <PageLink page="dealers">{footer.dealers}</PageLink>
              </li>
              <li>
                <PageLink page="contact">{footer.contact}</PageLink>
              </li>
            </Links>
          </section>
          <section>
            <Heading>{footer.legal}</Heading>
            <Links>
              <li>
                <PageLink page="privacy">{footer.privacy}</PageLink>
              </li>
              <li>
                <PageLink page="cookies">{footer.cookies}</PageLink>
              </li>
            </Links>
          </section>
        </Columns>
      )}
      <Legal as="div">
        <LegalDetails />
      </Legal>
    </Foot>
  );
});
