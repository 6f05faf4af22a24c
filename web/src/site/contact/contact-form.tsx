import { company } from '@rombo/shared/words/company';
import { searchWords } from '@rombo/shared/words/search-words';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useCompany } from '../../api/reads.ts';
import { useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/content/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { ContactFields } from './contact-fields.tsx';
import { saveDraft } from './draft.ts';
import { Chip, ChipLabel, ProductChip, useProductSlug } from './product-chip.tsx';
import { ProductQuestion, SearchQuestion } from './product-question.tsx';
import { type SentMessage, useContactForm } from './use-contact-form.ts';

const Form = styled.form`
  position: relative;
  display: grid;
  gap: var(--space-l);
  h2 + p { margin-top: var(--space-s); color: var(--color-text-muted); }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-l);
    align-items: start;
    & > [data-wide] { grid-column: 1 / -1; }
  }
`;

const Send = styled(Button)`
  min-width: 14rem;
  min-height: 3.25rem;
`;

const Failure = styled.p`
  max-width: 31.5em;
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-brand-hover);
  strong { display: block; color: var(--color-text-strong); }
`;

const Receipt = styled.section`
  display: grid;
  gap: var(--space-m);
  outline: none;
  /* Clears the top bar of a phone. */
  scroll-margin-top: 1rem;
`;

const Quote = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  white-space: pre-line;
`;

/** Receipt: the message, when to expect an answer, and a link back. Its focus makes screen readers announce it and scrolls it into view. */
function SentReceipt({ message: { email, subject, message }, slug }: SentMessage) {
  const texts = useTexts('contact');
  const { receipt } = texts;
  const profile = useCompany();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const toCatalogue = (
    <div>
      <PageButton page="products" variant="secondary">
        {receipt.toCatalogue}
      </PageButton>
    </div>
  );
  return (
    <Receipt ref={section} tabIndex={-1} aria-labelledby="receipt">
      <h2 id="receipt">{receipt.title}</h2>
      <p>{receipt.answer(email, profile?.answerDays)}</p>
      <Facts>
        <Fact name={texts.form.subject}>{texts.subjects[subject]}</Fact>
        <Fact name={texts.form.message}>
          <Quote>{message}</Quote>
        </Fact>
      </Facts>
      {slug ? <ProductChip slug={slug} label={receipt.toProduct} fallback={toCatalogue} /> : toCatalogue}
    </Receipt>
  );
}

function QuestionSubject({ slug }: { slug: string | null }) {
  const { form } = useTexts('contact');
  const toCatalogue = (
    <Chip page="products">
      <span>
        <Icon name="list" size={28} />
      </span>
      <span>
        <ChipLabel>{form.aboutProduct}</ChipLabel>
        {form.findProduct}
      </span>
      <Icon name="next" size={16} />
    </Chip>
  );
  return slug ? <ProductChip slug={slug} label={form.about} fallback={toCatalogue} /> : toCatalogue;
}

/** The form cannot be sent without scripts: offers the email address instead. */
function WithoutScripts() {
  const { form } = useTexts('contact');
  const { email: shown = company.email } = useCompany() ?? {};
  const [before, email, after] = form.withoutScripts(shown).split(/[[\]]/);
  return (
    <noscript>
      <Failure>
        <strong>{form.withoutScriptsTitle}</strong>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </Failure>
    </noscript>
  );
}

/** The contact form. It can be filled in before hydration, but sent only after it. */
export default function ContactForm() {
  const texts = useTexts('contact');
  const asked = useProductSlug();
  const { form, isSending, sent, failure, submit } = useContactForm(asked);
  const isInteractive = useHydrated();
  const searched = searchWords(new URLSearchParams(useSearch()).get('cerca') ?? '');
  return (
    <>
      {sent && <SentReceipt {...sent} />}
      <Form
        noValidate
        method="post"
        aria-labelledby="write"
        onSubmit={submit}
        onChange={() => saveDraft(form.getValues())}
      >
        {asked && <ProductQuestion key={asked} slug={asked} form={form} />}
        {searched && <SearchQuestion key={searched} words={searched} form={form} />}
        <div>
          <h2 id="write">{texts.form.title}</h2>
          <p>{texts.form.hint}</p>
        </div>
        <QuestionSubject slug={asked} />
        <WithoutScripts />
        <Fields>
          <ContactFields form={form} readOnly={isSending} />
        </Fields>
        {failure && (
          <Failure>
            <strong>{texts.failed.title}</strong>
            {failure} {texts.failed.kept}
          </Failure>
        )}
        <div>
          <Send type="submit" disabled={!isInteractive} busy={isSending}>
            {isSending ? texts.form.sending : texts.form.send}
          </Send>
        </div>
      </Form>
    </>
  );
}
