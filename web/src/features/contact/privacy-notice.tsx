import { company } from '@rombo/shared/company';
import { CONTACT_MONTHS } from '@rombo/shared/contact';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';

const Notice = styled.section`
  grid-area: notice;
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.s};
  padding-top: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.9375rem;
  p { max-width: 68ch; }
  a { color: ${({ theme }) => theme.color.text}; }
`;

const Title = styled.h3`
  ${labelText}
  color: ${({ theme }) => theme.color.text};
`;

/** What the law wants to be said beside a form: art. 13 GDPR, in short. */
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
