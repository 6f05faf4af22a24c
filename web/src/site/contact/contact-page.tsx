import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { WithCode } from '../../loading/with-code.tsx';
import { media } from '../../theme/media.ts';
import { BelowHeading } from '../../ui/below-heading.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { PRIVACY_VERSION } from '../legal/privacy-version.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactPicture } from './contact-picture.tsx';
import { FormUnavailable } from './form-unavailable.tsx';
import { contactForm } from './lazy-contact-form.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

/** The parts name their own places. Where there is room, the form stands between the company and what accompanies the form. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-xl) var(--space-xxl);
  grid-template: 'details' 'form' 'notice' / minmax(0, 1fr);
  ${media.large} {
    grid-template: 'details form' auto 'picture form' 1fr '. notice' auto / minmax(20rem, 26rem) minmax(0, 44rem);
  }
  @media (min-width: 110rem) {
    grid-template: 'details form picture' auto 'details form notice' 1fr / 24rem minmax(0, 1fr) 28rem;
  }
`;

const FormArea = styled.div`
  grid-area: form;
`;

/** About as tall as the form, so that nothing jumps when it comes. */
const FormPlace = styled.div`
  min-height: 52rem;
`;

export default function ContactPage() {
  const { head, lead } = useTexts('contact');
  return (
    <>
      <Head text={head} share="contact" />
      <PageOpening title={head.title} lead={lead} />
      <BelowHeading>
        <Columns>
          <ContactDetails />
          <ContactPicture />
          <FormArea>
            <WithCode
              code={contactForm}
              loading={<FormPlace />}
              failed={(failure) => <FormUnavailable failure={failure} />}
            >
              {(ContactForm) => <ContactForm privacyVersion={PRIVACY_VERSION} />}
            </WithCode>
          </FormArea>
          <PrivacyNotice />
        </Columns>
      </BelowHeading>
    </>
  );
}
