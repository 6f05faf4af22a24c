import { company } from '@rombo/shared/words/company';
import { useTexts } from '../../i18n/index.ts';
import type { CodeFailure } from '../../loading/code-failure.ts';
import { useTryAgain } from '../../loading/use-try-again.ts';
import { Notice } from '../../ui/notice.tsx';

/** Fallback for the form when its code does not load: the e-mail address. */
export function FormUnavailable({ failure }: { failure: CodeFailure }) {
  const { form } = useTexts('contact');
  return (
    <Notice
      role="alert"
      title={form.unavailable}
      text={form.unavailableText(company.email)}
      action={useTryAgain(failure).action}
    />
  );
}
