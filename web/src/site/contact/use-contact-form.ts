import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Body } from '@rombo/shared/contract/routes';
import { languages } from '@rombo/shared/words/languages';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { useWrite } from '../../api/swr.ts';
import { waitText } from '../../i18n/format.ts';
import { type Texts, useLanguage, useTexts } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { SERVER } from './contact-fields.tsx';
import {
  type ContactField,
  ContactForm,
  contactFields,
  dropDraft,
  emptyForm,
  isWorthKeeping,
  keepDraft,
  keptDraft,
} from './draft.ts';

type Failure =
  | { kind: 'unknown' }
  | { kind: 'fields'; issues: { field: ContactField; message: string }[] }
  | { kind: 'tooMany'; seconds: number | null };

const isField = (path: string): path is ContactField => contactFields.some((field) => field === path);

export function failureOf(error: unknown): Failure {
  if (hasStatus(error, 429)) return { kind: 'tooMany', seconds: error.retryAfter };
  const refused = error instanceof ApiError ? error.issues : [];
  const issues = refused.flatMap(({ path, message }) => (isField(path) ? [{ field: path, message }] : []));
  return issues.length ? { kind: 'fields', issues } : { kind: 'unknown' };
}

export function failureText(failure: Failure, { failed }: Texts['contact'], locale: string): string {
  if (failure.kind === 'fields') return failed.fields;
  if (failure.kind === 'unknown') return failed.text;
  return failure.seconds === null ? failed.tooManyLater : failed.tooMany(waitText(failure.seconds, locale));
}

let last = { content: '', key: '' };

/** The `Idempotency-Key` of a message: the same while the message is the same, so that a second attempt never makes a second message. */
export function keyOfContent(message: unknown): string {
  const content = JSON.stringify(message);
  if (content !== last.content) last = { content, key: crypto.randomUUID() };
  return last.key;
}

/** Lets the same words be sent again as another message: the last one has arrived. */
export const forgetKey = (): void => {
  last = { content: '', key: '' };
};

/** After this long without an answer a visitor may try again; the key makes sure that it is the same message. */
const SEND_TIMEOUT_MS = 20_000;

type Sending = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; failure: Failure };

/** Sends messages one at a time: a second press while the first is under way does nothing. Gives null for it. */
function useSendMessage() {
  const { run } = useWrite('sendContact');
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const underWay = useRef(false);

  const send = async (message: Body<'sendContact'>): Promise<Sending | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending({ state: 'sending' });
    const result = await run({
      body: message,
      idempotencyKey: keyOfContent(message),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    }).then<Sending, Sending>(
      () => ({ state: 'sent' }),
      (error) => ({ state: 'failed', failure: failureOf(error) }),
    );
    if (result.state === 'sent') forgetKey();
    underWay.current = false;
    setSending(result);
    return result;
  };

  return { sending, send };
}

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
