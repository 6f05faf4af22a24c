import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { ContactDetails } from '../features/contact/contact-details.tsx';
import { FormUnavailable } from '../features/contact/form-unavailable.tsx';
import { PrivacyNotice } from '../features/contact/privacy-notice.tsx';
import { en } from '../features/contact/texts/en.ts';
import { it } from '../features/contact/texts/it.ts';
import { useText, useTexts } from '../i18n/index.ts';
import { PageOpening } from '../ui/page-opening.tsx';

const ContactForm = lazy(() => import('../features/contact/contact-form.tsx'));

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxl};
  ${({ theme }) => theme.media.large} { grid-template-columns: minmax(20rem, 26rem) minmax(0, 44rem); }
`;

/** About as tall as the form, so that nothing jumps when it comes. */
const FormPlace = styled.div`
  min-height: 52rem;
`;

/** How to write to the company. */
export default function ContactPage() {
  const t = useText();
  const { lead } = useTexts({ it, en });
  return (
    <>
      <PageOpening title={t('contact.title')} lead={lead} />
      <Columns>
        <ContactDetails />
        <div>
          <ErrorBoundary fallback={<FormUnavailable />}>
            <Suspense fallback={<FormPlace />}>
              <ContactForm />
            </Suspense>
          </ErrorBoundary>
          <PrivacyNotice />
        </div>
      </Columns>
    </>
  );
}
