import { company } from '@rombo/shared/words/company';
import { searchWords } from '@rombo/shared/words/search-words';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { saveDraft } from './draft.ts';
import { ProductQuestion, SearchQuestion } from './product-question.tsx';
import { useContactForm } from './use-contact-form.ts';

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

/** Stays focusable while sending, so that keyboard users keep their place. */
const Send = styled(Button)`
  min-width: 14rem;
  min-height: 3.25rem;
  &[aria-disabled='true'] { opacity: 0.55; cursor: progress; }
`;

const Outcome = styled.p<{ $failed: boolean }>`
  max-width: 56ch;
  padding-left: var(--space-m);
  border-left: 3px solid ${({ $failed }) => ($failed ? 'var(--color-brand-hover)' : 'var(--color-accent)')};
  strong { display: block; color: var(--color-text-strong); }
`;

/** Without scripts the form cannot be sent: offers the e-mail address. */
function WithoutScripts() {
  const { form } = useTexts('contact');
  const [before, email, after] = form.withoutScripts(company.email).split(/[[\]]/);
  return (
    <noscript>
      <Outcome $failed>
        <strong>{form.withoutScriptsTitle}</strong>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </Outcome>
    </noscript>
  );
}

/** The contact form. It can be filled in before its code runs; only then can it be sent. */
export default function ContactForm() {
  const texts = useTexts('contact');
  const { form, state, failure, submit } = useContactForm();
  const usable = useHydrated();
  const query = new URLSearchParams(useSearch());
  const asked = query.get('prodotto');
  const sought = searchWords(query.get('cerca') ?? '');
  const isSending = state === 'sending';
  return (
    <Form
      noValidate
      method="post"
      aria-labelledby="write"
      onSubmit={submit}
      onChange={() => saveDraft(form.getValues())}
    >
      {asked && <ProductQuestion key={asked} slug={asked} form={form} />}
      {sought && <SearchQuestion key={sought} words={sought} form={form} />}
      <div>
        <h2 id="write">{texts.form.title}</h2>
        <p>{texts.form.hint}</p>
      </div>
      <WithoutScripts />
      <Fields>
        <ContactFields form={form} readOnly={isSending} />
      </Fields>
      {failure && (
        <Outcome $failed>
          <strong>{texts.failed.title}</strong>
          {failure} {texts.failed.kept}
        </Outcome>
      )}
      {state === 'sent' && !form.formState.isDirty && (
        <Outcome $failed={false}>
          <strong>{texts.sent.title}</strong>
          {texts.sent.text}
        </Outcome>
      )}
      <div>
        <Send
          type="submit"
          disabled={!usable}
          aria-disabled={isSending || undefined}
          aria-busy={isSending || undefined}
        >
          {isSending ? texts.form.sending : texts.form.send}
        </Send>
      </div>
    </Form>
  );
}
