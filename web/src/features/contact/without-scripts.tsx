import { company } from '@rombo/shared/company';
import { useTexts } from '../../i18n/index.ts';
import { Outcome } from './contact-form.styles.ts';

/** Says where scripts are off that the form cannot be sent, and how to write instead. */
export function WithoutScripts() {
  const { form } = useTexts('contact');
  const [before, email, after] = form.withoutScripts(company.email).split(/[[\]]/);
  return (
    <noscript>
      <Outcome $failed>
        <strong>{form.withoutScriptsTitle}</strong>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </Outcome>
    </noscript>
  );
}
