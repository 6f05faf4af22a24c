import { company } from '@rombo/shared/company';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Aside, Rows, Title } from './contact-details.styles.ts';

/** Address and legal name of the company. */
export function ContactDetails() {
  const { details } = useTexts('contact');
  const { language } = useLanguage();
  const { street, postalCode, town, province, country, email, certifiedEmail } = company;
  return (
    <Aside>
      <Title>{details.title}</Title>
      <Rows>
        <div>
          <dt>{details.address}</dt>
          <dd>
            <address>
              {company.legalName}
              <br />
              {street}
              <br />
              {postalCode} {town} ({province}), {country[language]}
            </address>
            <PageLink page="whereWeAre">{details.map}</PageLink>
          </dd>
        </div>
        <div>
          <dt>{details.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{details.certifiedEmail}</dt>
          <dd>
            <a href={`mailto:${certifiedEmail}`}>{certifiedEmail}</a>
          </dd>
        </div>
        <div>
          <dt>{details.vat}</dt>
          <dd>{company.vatNumber}</dd>
        </div>
        <div>
          <dt>{details.taxCode}</dt>
          <dd>{company.taxCode}</dd>
        </div>
      </Rows>
    </Aside>
  );
}
