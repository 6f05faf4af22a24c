import { type FormEvent, useState } from 'react';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { ApiError } from '../../api/errors.ts';
import { texts } from './texts.ts';

type Problems = Partial<Record<string, string>>;

const toProblems = (issues: { path: string; message: string }[]): Problems =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));

const focusFirst = (form: HTMLFormElement, problems: Problems) => {
  const first = [...form.elements].find((field) => field instanceof HTMLInputElement && problems[field.name]);
  // Disabled fields have lost the focus; the next frame has them back.
  if (first instanceof HTMLElement) requestAnimationFrame(() => first.focus());
};

/** The behaviour of a small form: what was typed is checked by the contract's schema, sent, and stays where it is refused. */
export function useCardForm<S extends GenericSchema>(
  schema: S,
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>,
) {
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    focusFirst(form, found);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setRefusal(null);
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      const issues = checked.issues.map((issue) => ({ path: getDotPath(issue) ?? '', message: issue.message }));
      return show(form, toProblems(issues));
    }
    setProblems({});
    setBusy(true);
    try {
      await send(checked.output, form);
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      if (issues.length > 0) show(form, toProblems(issues));
      else setRefusal((error instanceof ApiError && error.serverMessage) || texts.failed);
    }
    setBusy(false);
  };

  return { submit, problems, refusal, busy };
}
