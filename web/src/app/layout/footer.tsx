import { company } from '@rombo/shared/company';
import { pages } from '@rombo/shared/pages';
import { Link } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { BrandWord } from '../../ui/wordmark.tsx';
import { Brand, Columns, Foot, Heading, Legal, Links } from './footer.styles.ts';
import { LegalDetails } from './legal-details.tsx';

const [first = '', second = ''] = company.brand.split(' ');

export interface FooterProps {
  /** Only the brand and what the law wants to see. */
  bare?: boolean;
}

/** The end of every page. The brand's second word leads to the admin's door, which is marked nowhere else. */
export function Footer({ bare = false }: FooterProps) {
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
}
