import { company } from '@rombo/shared/company';
import { useText, useTexts } from '../../i18n/index.ts';
import { Notice } from '../../ui/notice.tsx';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

/** What stands in the form's place when its code did not come: the address works without it. */
export function FormUnavailable() {
  const { form } = useTexts({ it, en });
  const t = useText();
  const reload = { label: t('common.reload'), run: () => window.location.reload() };
  return (
    <Notice
      role="alert"
      title={form.unavailable}
      text={form.unavailableText.replace('{email}', company.email)}
      action={reload}
    />
  );
}
