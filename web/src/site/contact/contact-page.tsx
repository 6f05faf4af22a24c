import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { lazyDefault } from '../../loading/lazy.ts';
import type { Failure } from '../../loading/load-or-ask.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Notice } from '../../ui/async-view.tsx';
import { lazyPart, useTryAgain } from '../../ui/load-boundary.tsx';
import { BelowHeading, PageOpening } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PRIVACY_VERSION } from '../legal/privacy-version.ts';

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

function ContactDetails() {
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

const Plate = styled.figure`
  display: none;
  grid-area: picture;
  ${media.large} {
    display: block;
    align-self: start;
    border: 1px solid var(--color-border);
    img { width: 100%; height: auto; }
  }
`;

/** Only where a column would stand empty beside the form; a small screen does not even load the picture. */
function ContactPicture() {
  const { details } = useTexts('contact');
  return (
    <Plate>
      <Picture src="/pictures/plug-1-313233.jpg" alt={details.picture} width={1200} height={900} sizes="28rem" />
    </Plate>
  );
}

const PrivacyBox = styled.section`
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

const PrivacyTitle = styled.h3`
  ${labelText}
  color: var(--color-text);
`;

/** Short privacy notice beside a form, as art. 13 GDPR requires. */
function PrivacyNotice() {
  const { notice } = useTexts('contact');
  return (
    <PrivacyBox>
      <PrivacyTitle>{notice.title}</PrivacyTitle>
      <p>{notice.text(company.legalName, CONTACT_MONTHS, company.email)}</p>
      <p>
        <PageLink page="privacy">{notice.more}</PageLink>
      </p>
    </PrivacyBox>
  );
}

/** Fallback for the form when its code does not load: the e-mail address. */
function FormUnavailable({ failure }: { failure: Failure }) {
  const { form } = useTexts('contact');
  return (
    <Notice
      role="alert"
      title={form.unavailable}
      text={form.unavailableText(company.email)}
      action={useTryAgain(failure).action}
    />
  );
}

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

/** The form brings a library of its own; the page can be read before it is loaded. */
const ContactForm = lazyPart(
  lazyDefault(() => import('./contact-form.tsx')),
  { loading: <FormPlace />, failed: (failure) => <FormUnavailable failure={failure} /> },
);

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
            <ContactForm privacyVersion={PRIVACY_VERSION} />
          </FormArea>
          <PrivacyNotice />
        </Columns>
      </BelowHeading>
    </>
  );
}
