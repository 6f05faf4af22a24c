import { company } from '@rombo/shared/company';
import { useTexts } from '../../i18n/index.ts';
import type { CodeFailure } from '../../loading/code-failure.ts';
import { useTryAgain } from '../../loading/use-try-again.ts';
import { Notice } from '../../ui/notice.tsx';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

/** What stands in the form's place when its code did not come: the address works without it. */
export function FormUnavailable({ failure }: { failure: CodeFailure }) {
  const { form } = useTexts({ it, en });
  return (
    <Notice
      role="alert"
      title={form.unavailable}
      text={form.unavailableText.replace('{email}', company.email)}
      action={useTryAgain(failure).action}
    />
  );
}
