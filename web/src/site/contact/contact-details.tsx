import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';

const Aside = styled.section`
  grid-area: details;
  display: grid;
  align-content: start;
  gap: var(--space-l);
`;

const Title = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
`;

const Rows = styled.dl`
  border-bottom: 1px solid var(--color-border);
  & > div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    gap: var(--space-m);
    padding-block: 0.75rem;
    border-top: 1px solid var(--color-border);
  }
  dt {
    ${labelText}
    padding-top: 0.25rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  address { font-style: normal; }
  a { text-underline-offset: 0.2em; &:hover { color: var(--color-danger); } }
`;

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
              {`${postalCode} ${town} (${province}), ${country[language]}`}
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
