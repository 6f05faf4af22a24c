import { type FieldRefusal, refusalsIn } from '@rombo/shared/contract/issues';
import { type FormEvent, useEffect, useState } from 'react';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError } from '../api/errors.ts';
import { useTextsCode } from '../i18n/index.ts';
import { preload } from '../loading/lazy.ts';

type Problems = Partial<Record<string, string>>;

interface SmallFormOptions<S extends GenericSchema> {
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>;
  /** Error of the server that belongs to no field; blank if it is shown elsewhere. */
  refusalOf: (error: unknown) => string | Promise<string>;
  /** Name of the field that takes the focus after such an error; by default the one that had it. */
  focusAfter?: (error: unknown) => string;
}

interface Wanted {
  form: HTMLFormElement;
  name: string;
}

/** State of a form without drafts: its values are checked by a schema of the contract and sent; after a refusal they stay. */
export function useSmallForm<S extends GenericSchema>(schema: S, options: SmallFormOptions<S>) {
  const { send, refusalOf, focusAfter } = options;
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // The login page has no room for these texts: they come after it.
  const server = useTextsCode('server');
  useEffect(() => void preload(server), [server]);

  // Disabled fields cannot receive the focus.
  useEffect(() => {
    if (busy || !wanted) return;
    const field = wanted.form.elements.namedItem(wanted.name);
    if (field instanceof HTMLElement) field.focus();
    setWanted(null);
  }, [busy, wanted]);

  const show = async (form: HTMLFormElement, issues: FieldRefusal[]) => {
    const { issueText } = await server.load();
    const found = Object.fromEntries(issues.map(({ path, refusal }) => [path, issueText(refusal)] as const).reverse());
    setProblems(found);
    const names = [...form.elements].map((field) => (field instanceof HTMLInputElement ? field.name : ''));
    const name = names.find((each) => found[each]);
    if (name) setWanted({ form, name });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typedIn = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
    setRefusal('');
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    setProblems({});
    setBusy(true);
    try {
      if (checked.success) await send(checked.output, form);
      else await show(form, refusalsIn(checked.issues));
    } catch (error) {
      const text = await refusalOf(error);
      if (error instanceof ApiError && error.issues.length > 0) await show(form, error.issues);
      else {
        setRefusal(text);
        setWanted({ form, name: focusAfter?.(error) ?? typedIn });
      }
    } finally {
      setBusy(false);
    }
  };

  const clear = () => {
    setProblems({});
    setRefusal('');
  };

  return { submit, problems, refusal, busy, clear };
}
