import styled from 'styled-components';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { returnAddress } from '../session/api.ts';
import { LoginForm } from '../session/login-form.tsx';
import { media } from '../theme/media.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Picture } from '../ui/picture.tsx';

const Columns = styled.div`
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(26rem, 32rem) minmax(0, 1fr);
    gap: var(--space-xl);
  }
`;

/** Extends to the corner of the page. Small screens hide it and do not load it. */
const Photo = styled.div`
  display: none;
  ${media.large} {
    display: block;
    justify-self: end;
    width: min(100% + var(--space-xl), 60rem);
    margin: calc(-1 * var(--space-xxl)) calc(-1 * var(--space-xl)) 0 0;
    mask-image: linear-gradient(90deg, transparent, var(--color-background) 40%),
      linear-gradient(var(--color-background) 60%, transparent);
    mask-composite: intersect;
    img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; object-position: 90% 50%; }
  }
`;

export default function LoginPage() {
  const { head } = useTexts('signIn');
  const [, navigate] = useLocation();
  const address = returnAddress(useHistoryState());
  return (
    <Columns>
      <Head text={head} noindex />
      <div>
        <PageHeading>{head.title}</PageHeading>
        <LoginForm onSuccess={() => navigate(address, { replace: true })} />
      </div>
      <Photo>
        <Picture src="/slides/slide-9-353941-070.jpg" alt="" width={1920} height={1080} sizes="60rem" />
      </Photo>
    </Columns>
  );
}
