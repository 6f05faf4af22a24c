import { company } from '@rombo/shared/company';
import { useTexts } from '../../i18n/index.ts';
import { Outcome } from './contact-form.styles.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

/** Says where scripts are off that the form cannot be sent, and how to write instead. */
export function WithoutScripts() {
  const { form } = useTexts({ it, en });
  const [before, after] = form.withoutScripts.split('{email}');
  return (
    <noscript>
      <Outcome $failed>
        <strong>{form.withoutScriptsTitle}</strong>
        {before}
        <a href={`mailto:${company.email}`}>{company.email}</a>
        {after}
      </Outcome>
    </noscript>
  );
}
