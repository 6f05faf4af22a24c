import { CONTACT_MONTHS } from '@rombo/shared/contract/retention';
import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';

const Notice = styled.section`
  grid-area: notice;
  display: grid;
  align-content: start;
  gap: var(--space-s);
  padding-top: var(--space-l);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: 0.9375rem;
  p { max-width: 68ch; }
  a { color: var(--color-text); }
`;

const Title = styled.h3`
  ${labelText}
  color: var(--color-text);
`;

/** Short privacy notice beside a form, as art. 13 GDPR requires. */
export function PrivacyNotice() {
  const { notice } = useTexts('contact');
  return (
    <Notice>
      <Title>{notice.title}</Title>
      <p>{notice.text(company.legalName, CONTACT_MONTHS, company.email)}</p>
      <p>
        <PageLink page="privacy">{notice.more}</PageLink>
      </p>
    </Notice>
  );
}
