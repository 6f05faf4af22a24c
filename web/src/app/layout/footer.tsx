import { pages } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { memo } from 'react';
import { Link } from 'wouter';
import { writeNumber } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { BrandWord } from '../../ui/wordmark.tsx';
import { Brand, Columns, Foot, Heading, Legal, Links } from './footer.styles.ts';

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

export interface FooterProps {
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
