import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useCompany } from '../../api/reads.ts';
import { Head } from '../../head/head.tsx';
import { companySeat } from '../../i18n/company-seat.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import type { Failure } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { CompanyFacts, Fact, Facts } from '../../ui/content/facts.tsx';
import { VisitFacts } from '../../ui/content/visit.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { LoadFailure, lazyComponent } from '../../ui/load-boundary.tsx';
import { BelowHeading, PageOpening } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';

const Aside = styled.section`
  grid-area: details;
  display: grid;
  align-content: start;
  gap: var(--space-l);
`;

const Address = styled.address`white-space: pre-line;`;

function ContactDetails() {
  const { details, visit } = useTexts('contact');
  const { language } = useLanguage();
  const profile = useCompany();
  const [street, ...town] = companySeat(language);
  return (
    <Aside>
      <h2>{details.title}</h2>
      <Facts>
        <Fact name={details.address}>
          <Address>
            {company.legalName}
            <br />
            {profile?.visits ?? `${street}\n${town.join(', ')}`}
          </Address>
          <PageLink page="whereWeAre">{details.map}</PageLink>
        </Fact>
        {profile && <VisitFacts profile={profile} texts={visit} />}
        <CompanyFacts show={['email', 'certifiedEmail', 'vat', 'taxCode']} email={profile?.email} />
      </Facts>
      <EditSlot tab="azienda" name={details.title} />
    </Aside>
  );
}

/** Fills the column beside the form; hidden on small screens, which do not load the picture. */
const Plate = styled(Picture)`
  display: none;
  grid-area: picture;
  ${media.large} {
    display: block;
    align-self: start;
    width: 100%;
    height: auto;
    border: 1px solid var(--color-border);
  }
`;

const PrivacyBox = styled.section`
  grid-area: notice;
  display: grid;
  align-content: start;
  gap: var(--space-s);
  padding-top: var(--space-l);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: 0.9375rem;
  h3 { ${labelText} color: var(--color-text); }
  p { max-width: 38em; }
  a { color: var(--color-text); }
`;

/** Short privacy notice, which art. 13 GDPR requires beside a form. */
function PrivacyNotice() {
  const { notice } = useTexts('contact');
  return (
    <PrivacyBox>
      <h3>{notice.title}</h3>
      <p>{notice.text(company.legalName, CONTACT_MONTHS, company.email)}</p>
      <p>
        <PageLink page="privacy">{notice.more}</PageLink>
      </p>
    </PrivacyBox>
  );
}

function FormUnavailable({ failure }: { failure: Failure }) {
  const { form } = useTexts('contact');
  const { email = company.email } = useCompany() ?? {};
  return <LoadFailure failure={failure} title={form.unavailable} text={form.unavailableText(email)} />;
}

/** Each part sets its own grid area; the form comes first in the markup. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-xl) var(--space-xxl);
  grid-template: 'form' 'notice' 'details' / minmax(0, 1fr);
  ${media.large} {
    grid-template: 'form details' auto 'form picture' 1fr 'notice picture' auto / minmax(0, 44rem) minmax(20rem, 26rem);
  }
  @media (min-width: 110rem) {
    grid-template: 'form details picture' auto 'form details notice' 1fr / minmax(0, 1fr) 24rem 28rem;
  }
`;

const FormArea = styled.div`
  grid-area: form;
  display: grid;
  align-content: start;
  gap: var(--space-xl);
`;

/** About as tall as the form, to limit the layout shift when it loads. */
const FormPlace = styled.div`min-height: 58rem;`;

/** Loaded separately, because the form needs a library: the page is readable before it. */
const ContactForm = lazyComponent(async () => (await import('./contact-form.tsx')).default, {
  loading: <FormPlace />,
  failed: (failure) => <FormUnavailable failure={failure} />,
});

export default function ContactPage() {
  const { head, lead, details } = useTexts('contact');
  return (
    <>
      <Head text={head} share="contact" />
      <PageOpening isLow title={head.title} lead={lead} />
      <BelowHeading>
        <Columns>
          <FormArea>
            <ContactForm />
          </FormArea>
          <PrivacyNotice />
          <ContactDetails />
          <Plate src="/pictures/plugs-2e3239.jpg" alt={details.picture} width={1200} height={900} sizes="28rem" />
        </Columns>
      </BelowHeading>
    </>
  );
}
