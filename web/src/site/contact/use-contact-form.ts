import { valibotResolver } from '@hookform/resolvers/valibot';
import { languages } from '@rombo/shared/words/languages';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { useWrite } from '../../api/swr.ts';
import { formatWaitingTime } from '../../i18n/format.ts';
import { type Texts, useLanguage, useTexts } from '../../i18n/index.ts';
import { useWindowEvent } from '../../loading/document-state.ts';
import { toast, usePreloadedToasts } from '../../ui/toast.tsx';
import { PRIVACY_VERSION } from '../legal/privacy-version.ts';
import {
  type ContactField,
  ContactForm,
  type ContactMessage,
  type ContactValues,
  clearDraft,
  contactFields,
  emptyForm,
  forgetSent,
  hasInput,
  keyOfMessage,
  loadDraft,
  saveDraft,
} from './draft.ts';

const isField = (path: string): path is ContactField => contactFields.some((field) => field === path);

const refusedFields = (error: unknown): { field: ContactField; refusal: string }[] =>
  error instanceof ApiError
    ? error.issues.flatMap(({ path, refusal }) => (isField(path) ? [{ field: path, refusal }] : []))
    : [];

function failureText(error: unknown, { failed }: Texts['contact'], locale: string): string {
  if (!hasStatus(error, 429)) return refusedFields(error).length > 0 ? failed.fields : failed.text;
  return failed.tooMany(error.retryAfter === null ? undefined : formatWaitingTime(error.retryAfter, locale));
}

/** The form on the page: another one than the sending one if the visitor has left the page and come back. */
let shown: Pick<UseFormReturn<ContactValues>, 'getValues' | 'reset'> | undefined;

const isSameText = (one: ContactValues, other: ContactValues): boolean =>
  contactFields.every((field) => field === 'consent' || one[field] === other[field]);

const resolver = valibotResolver(ContactForm);

export interface SentMessage {
  message: ContactMessage;
  slug: string | null;
}

type Sending = { state: 'idle' | 'sending' } | ({ state: 'sent' } & SentMessage) | { state: 'failed'; error: unknown };

/**
 * State of the contact form: validation, sending, and a draft that is kept until the message is accepted. `slug` names the product that the
 * message is about.
 */
export function useContactForm(slug: string | null) {
  const texts = useTexts('contact');
  const { language } = useLanguage();
  const { locale } = languages[language];
  const { run } = useWrite('sendContact');
  usePreloadedToasts();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const isSending = useRef(false);
  const [pathname, navigate] = useLocation();
  const form = useForm({ resolver, defaultValues: loadDraft(), shouldFocusError: false });
  const { getValues, handleSubmit, reset, setError, setFocus } = form;

  useEffect(() => {
    shown = { getValues, reset };
    // Saves values typed before hydration in the draft.
    saveDraft(getValues());
    return () => {
      shown = undefined;
      saveDraft(getValues());
    };
  }, [getValues, reset]);
  useWindowEvent('beforeunload', (event) => {
    if (hasInput(getValues())) event.preventDefault();
  });

  const focusFirst = (isWrong: (field: ContactField) => boolean) => {
    const first = contactFields.find(isWrong);
    if (first) setFocus(first);
  };

  const send = async (message: ContactMessage) => {
    // Ignores a double click.
    if (isSending.current) return;
    isSending.current = true;
    setSending({ state: 'sending' });
    const typed = { ...getValues() };
    const body = { ...message, language, privacyVersion: PRIVACY_VERSION };
    try {
      await run({ body, idempotencyKey: keyOfMessage(body) });
      forgetSent();
      setSending({ state: 'sent', message, slug });
      if (isSameText(shown?.getValues() ?? loadDraft(), typed)) {
        shown?.reset(emptyForm);
        clearDraft();
      }
      // A reload must not prefill the question in the query again.
      if (window.location.search && window.location.pathname === pathname) navigate(pathname, { replace: true });
      toast({ title: texts.sent.title, description: texts.sent.text });
    } catch (error) {
      setSending({ state: 'failed', error });
      toast({ variant: 'destructive', title: texts.failed.title, description: failureText(error, texts, locale) });
      const refused = refusedFields(error);
      for (const { field, refusal } of refused) setError(field, { message: refusal });
      focusFirst((wrong) => refused.some(({ field }) => field === wrong));
    } finally {
      isSending.current = false;
    }
  };

  return {
    form,
    isSending: sending.state === 'sending',
    sent: sending.state === 'sent' && sending,
    failure: sending.state === 'failed' && failureText(sending.error, texts, locale),
    submit: handleSubmit(send, (errors) => focusFirst((field) => field in errors)),
  };
}
