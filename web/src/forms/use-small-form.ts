import { type FieldRefusal, refusalsIn } from '@rombo/shared/contract/issues';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError } from '../api/errors.ts';
import { useTextsCode } from '../i18n/index.ts';
import { preload } from '../loading/lazy.ts';

type Problems = Partial<Record<string, string>>;

interface SmallFormOptions<S extends GenericSchema> {
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>;
  /** Error of the server that belongs to no field; blank if it is shown elsewhere. */
  refusalOf: (error: unknown) => string | Promise<string>;
  /** Name of the field that is focused after such an error; by default the one that was focused before. */
  focusAfter?: (error: unknown) => string;
}

/** State of a form without drafts: its values are checked by a schema of the contract and sent; input stays after a refusal. */
export function useSmallForm<S extends GenericSchema>(schema: S, options: SmallFormOptions<S>) {
  const { send, refusalOf, focusAfter } = options;
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  // Loaded after the form: the login page has no room for these texts.
  const server = useTextsCode('server');
  useEffect(() => void preload(server), [server]);

  /** Shows issues beside their fields, and returns the name of the first field that has one. */
  const show = async (form: HTMLFormElement, issues: FieldRefusal[]) => {
    const { issueText } = await server.load();
    const found = Object.fromEntries(issues.map(({ path, refusal }) => [path, issueText(refusal)] as const).reverse());
    setProblems(found);
    const names = [...form.elements].map((field) => (field instanceof HTMLInputElement ? field.name : ''));
    return names.find((name) => found[name]);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typedIn = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
    let next: string | undefined;
    setRefusal('');
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    setProblems({});
    setBusy(true);
    try {
      if (checked.success) await send(checked.output, form);
      else next = await show(form, refusalsIn(checked.issues));
    } catch (error) {
      const text = await refusalOf(error);
      if (error instanceof ApiError && error.issues.length > 0) next = await show(form, error.issues);
      else {
        setRefusal(text);
        next = focusAfter?.(error) ?? typedIn;
      }
    } finally {
      // Synchronous: disabled fields cannot receive the focus.
      flushSync(() => setBusy(false));
      const field = next ? form.elements.namedItem(next) : null;
      if (field instanceof HTMLElement) field.focus();
    }
  };
  const clear = () => {
    setProblems({});
    setRefusal('');
  };
  return { submit, problems, refusal, busy, clear };
}
