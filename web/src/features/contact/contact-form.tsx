import { useSearch } from 'wouter';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { locales } from '../../i18n/language.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ContactFields } from './contact-fields.tsx';
import { Fields, Form, Hint, Outcome, Send, Title } from './contact-form.styles.ts';
import { failureText } from './failure.ts';
import { ProductQuestion } from './product-question.tsx';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';
import { useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  /** The version of the privacy notice that the visitor accepts. */
  privacyVersion: string;
}

/** The contact form. Until its code runs it cannot be filled in: what was typed would go nowhere. */
export default function ContactForm({ privacyVersion }: ContactFormProps) {
  const texts = useTexts({ it, en });
  const locale = locales[useLanguage().language];
  const { form, sending, submit } = useContactForm(privacyVersion);
  const usable = useHydrated();
  const asked = new URLSearchParams(useSearch()).get('prodotto');
  const isSending = sending.state === 'sending';
  return (
    <Form noValidate method="post" aria-labelledby="write" onSubmit={submit}>
      {asked && <ProductQuestion key={asked} slug={asked} form={form} />}
      <div>
        <Title id="write">{texts.form.title}</Title>
        <Hint>{texts.form.hint}</Hint>
      </div>
      <Fields disabled={!usable}>
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
