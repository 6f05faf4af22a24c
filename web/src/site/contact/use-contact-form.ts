import { valibotResolver } from '@hookform/resolvers/valibot';
import { languages } from '@rombo/shared/words/languages';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { dropDraft, isWorthKeeping, keepDraft, keptDraft } from './draft.ts';
import { SERVER } from './error-text.ts';
import { failureText } from './failure.ts';
import { type ContactField, ContactForm, contactFields, emptyForm } from './form-schema.ts';
import { type Sending, useSendMessage } from './use-send-message.ts';

const resolver = valibotResolver(ContactForm);

/** State of the contact form: validation, sending, and a draft that is kept until the message was accepted. */
export function useContactForm(privacyVersion: string) {
  const texts = useTexts('contact');
  const locale = languages[useLanguage().language].locale;
  const { toast } = useToast();
  const { sending, send } = useSendMessage();
  const [pathname, navigate] = useLocation();
  const form = useForm({ resolver, defaultValues: keptDraft(), shouldFocusError: false });
  const { getValues, handleSubmit, reset, setError, setFocus } = form;

  useEffect(() => {
    // Values typed before hydration become part of the draft.
    keepDraft(getValues());
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isWorthKeeping(getValues())) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload);
      keepDraft(getValues());
    };
  }, [getValues]);

  const focusFirst = (isWrong: (field: ContactField) => boolean) => {
    const first = contactFields.find(isWrong);
    if (first) setFocus(first);
  };

  const finish = (result: Sending) => {
    if (result.state === 'sent') {
      reset(emptyForm);
      dropDraft();
      // A question about a product was asked: loaded anew, the page must not ask it again.
      if (window.location.search) navigate(pathname, { replace: true });
      toast({ title: texts.sent.title, description: texts.sent.text });
    }
    if (result.state !== 'failed') return;
    const { failure } = result;
    toast({ variant: 'destructive', title: texts.failed.title, description: failureText(failure, texts, locale) });
    if (failure.kind !== 'fields') return;
    for (const { field, message } of failure.issues) setError(field, { type: SERVER, message });
    focusFirst((field) => failure.issues.some((issue) => issue.field === field));
  };

  const submit = handleSubmit(
    async (message) => {
      const result = await send({ ...message, privacyVersion });
      if (result) finish(result);
    },
    (errors) => focusFirst((field) => field in errors),
  );

  return { form, sending, submit };
}
