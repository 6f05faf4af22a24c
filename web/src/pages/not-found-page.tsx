import styled from 'styled-components';
import { useText } from '../i18n/index.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Plain } from './plain.tsx';

const Back = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
`;

/** What stands at an address that leads nowhere. */
export default function NotFoundPage() {
  const t = useText();
  return (
    <Plain title="notFound.title" text="notFound.text">
      <Back>
        <PageLink page="home">{t('notFound.home')}</PageLink>
      </Back>
    </Plain>
  );
}
