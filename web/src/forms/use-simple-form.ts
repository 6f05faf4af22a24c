import { type FieldRefusal, refusalsIn } from '@rombo/shared/contract/issues';
import { languages } from '@rombo/shared/words/languages';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError } from '../api/errors.ts';
import { formatWaitingTime } from '../i18n/format.ts';
import { useLanguage, useLazyTexts } from '../i18n/index.ts';
import { preload } from '../loading/lazy.ts';

type FieldErrors = Partial<Record<string, string>>;

interface SimpleFormOptions<S extends GenericSchema> {
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>;
  words: {
    tooMany: (wait: string) => string;
    /** Shown if the server sent no text; `refused`, if given, after any response. */
    failed: string;
    refused?: string;
  };
  /** Called with an error that belongs to no field, and its text. Returns the text to show, '' if it is shown elsewhere. */
  onFormError?: (error: unknown, text: string) => string;
  /** Name of the field to focus after such an error, unless the code is asked for. Defaults to the field focused before. */
  focusAfter?: string;
}

/**
 * State of a form without drafts. A schema validates the values before they are sent; the input is kept after a refusal. `asksCode` is true
 * from the refusal that requires the code of the second factor until the other credentials are refused.
 */
export function useSimpleForm<S extends GenericSchema>(schema: S, options: SimpleFormOptions<S>) {
  const { send, words, onFormError = (_, text) => text, focusAfter } = options;
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState('');
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  // Loaded after the form, to keep these texts out of the login page's initial load.
  const server = useLazyTexts('server');
  const { language } = useLanguage();
  useEffect(() => void preload(server), [server]);

  /** Shows issues beside their fields. Returns the name of the first field with an issue. */
  const showIssues = async (form: HTMLFormElement, issues: FieldRefusal[]) => {
    const { issueText } = await server.load();
    const found = Object.fromEntries(issues.map(({ path, refusal }) => [path, issueText(refusal)] as const).reverse());
    setFieldErrors(found);
    const names = [...form.elements].map((field) => (field instanceof HTMLInputElement ? field.name : ''));
    return names.find((name) => found[name]);
  };

  const textOf = async (error: unknown): Promise<string> => {
    if (!(error instanceof ApiError)) return words.failed;
    if (error.status === 429 && error.retryAfter !== null)
      return words.tooMany(formatWaitingTime(error.retryAfter, languages[language].locale));
    const { errorText } = (await server.load().catch(() => null)) ?? {};
    return errorText?.(error) ?? words.refused ?? words.failed;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const focusedField = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
    let next: string | undefined;
    setFormError('');
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    setFieldErrors({});
    setBusy(true);
    try {
      if (checked.success) await send(checked.output, form);
      else next = await showIssues(form, refusalsIn(checked.issues));
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) next = await showIssues(form, error.issues);
      else {
        const text = await textOf(error);
        const code = error instanceof ApiError && error.code;
        const requiresCode = code === 'second_factor_required';
        const staysOnCode = requiresCode || (asksCode && code !== 'invalid_credentials');
        setAsksCode(staysOnCode);
        setFormError(requiresCode ? '' : onFormError(error, text));
        next = staysOnCode ? 'code' : (focusAfter ?? focusedField);
      }
    } finally {
      // flushSync: disabled fields cannot receive focus.
      flushSync(() => setBusy(false));
      const field = next ? form.elements.namedItem(next) : null;
      if (field instanceof HTMLElement) field.focus();
    }
  };
  const restart = () => {
    setAsksCode(false);
    setFieldErrors({});
    setFormError('');
  };
  return { submit, fieldErrors, formError, busy, asksCode, restart };
}
