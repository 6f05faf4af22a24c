import { company } from '@rombo/shared/company';
import { useTexts } from '../../i18n/index.ts';
import type { CodeFailure } from '../../loading/code-failure.ts';
import { useTryAgain } from '../../loading/use-try-again.ts';
import { Notice } from '../../ui/notice.tsx';

/** What stands in the form's place when its code did not come: the address works without it. */
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
