import { type FieldRefusal, refusalsIn } from '@rombo/shared/contract/issues';
import { type FormEvent, useState } from 'react';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { useFieldFocus } from '../../forms/use-field-focus.ts';
import { waitText } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/index.ts';

type Problems = Partial<Record<string, string>>;

const firstNamed = (form: HTMLFormElement, problems: Problems): string | undefined =>
  [...form.elements]
    .flatMap((field) => (field instanceof HTMLInputElement ? field.name : []))
    .find((name) => problems[name]);

/** The behaviour of a small form: what was typed is checked by the contract's schema, sent, and stays where it is refused. */
export function useCardForm<S extends GenericSchema>(
  schema: S,
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>,
) {
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const focus = useFieldFocus(busy);
  const { account: texts, locale } = useTexts('panel');
  const { issueText, errorText } = useTexts('server');

  const toProblems = (issues: FieldRefusal[]): Problems =>
    Object.fromEntries(issues.toReversed().map(({ path, refusal }) => [path, issueText(refusal)]));

  /** Error of the server that belongs to no field. */
  const refusalOf = (error: unknown): string => {
    if (hasStatus(error, 429) && error.retryAfter !== null) return texts.tooMany(waitText(error.retryAfter, locale));
    return (error instanceof ApiError && errorText(error)) || texts.failed;
  };

  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    const first = firstNamed(form, found);
    if (first) focus(form, first);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typedIn = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
    setRefusal(null);
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      return show(form, toProblems(refusalsIn(checked.issues)));
    }
    setProblems({});
    setBusy(true);
    try {
      await send(checked.output, form);
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      if (issues.length > 0) show(form, toProblems(issues));
      else {
        setRefusal(refusalOf(error));
        focus(form, typedIn);
      }
    }
    setBusy(false);
  };

  return { submit, problems, refusal, busy };
}
