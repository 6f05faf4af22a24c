import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import { useSearch } from 'wouter';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ContactFields } from './contact-fields.tsx';
import { Fields, Form, Hint, Outcome, Send, Title } from './contact-form.styles.ts';
import { keepDraft } from './draft.ts';
import { ProductQuestion, SearchQuestion } from './product-question.tsx';
import { failureText, useContactForm } from './use-contact-form.ts';

/** Says where scripts are off that the form cannot be sent, and how to write instead. */
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

interface ContactFormProps {
  /** The version of the privacy notice that the visitor accepts. */
  privacyVersion: string;
}

/** The contact form. It can be filled in before its code runs; only then can it be sent. */
export default function ContactForm({ privacyVersion }: ContactFormProps) {
  const texts = useTexts('contact');
  const locale = languages[useLanguage().language].locale;
  const { form, sending, submit } = useContactForm(privacyVersion);
  const usable = useHydrated();
  const asked = new URLSearchParams(useSearch()).get('prodotto');
  const isSending = sending.state === 'sending';
  return (
    <Form
      noValidate
      method="post"
      aria-labelledby="write"
      onSubmit={submit}
      onChange={() => keepDraft(form.getValues())}
    >
      {asked && <ProductQuestion key={asked} slug={asked} form={form} />}
      <SearchQuestion form={form} />
      <div>
        <Title id="write">{texts.form.title}</Title>
        <Hint>{texts.form.hint}</Hint>
      </div>
      <WithoutScripts />
      <Fields>
        <ContactFields form={form} readOnly={isSending} />
      </Fields>
      {sending.state === 'failed' && (
        <Outcome $failed>
          <strong>{texts.failed.title}</strong>
          {failureText(sending.failure, texts, locale)} {texts.failed.kept}
        </Outcome>
      )}
      {sending.state === 'sent' && !form.formState.isDirty && (
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
