import { contactLimits, contactSubjects } from '@rombo/shared/collections/contact';
import { parseRefusal } from '@rombo/shared/contract/issues';
import { languages } from '@rombo/shared/words/languages';
import type { ComponentProps } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { type Texts, useLanguage, useTexts } from '../../i18n/index.ts';
import { Checkbox, Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { ContactField, ContactValues } from './draft.ts';

const limits: Partial<Record<ContactField, number>> = {
  ...contactLimits,
  firstName: contactLimits.name,
  lastName: contactLimits.name,
};

function errorText(
  field: ContactField,
  error: Pick<FieldError, 'message'> | undefined,
  { texts, locale }: { texts: Texts['contact']; locale: string },
): string | undefined {
  if (!error) return undefined;
  const missing: Partial<Record<ContactField, string>> = texts.missing;
  const { refused } = texts;
  const { code } = parseRefusal(error.message ?? '');
  if (code === 'required' || code === 'consent') return missing[field];
  if (code === 'too_long')
    return refused.tooLong((limits[field] ?? 0).toLocaleString(locale, { useGrouping: 'always' }));
  if (code === 'email') return refused.email;
  return code === 'characters' || code === 'one_line' ? refused.characters : refused.unknown;
}

type Form = Pick<UseFormReturn<ContactValues>, 'register' | 'getValues' | 'setValue'>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls already registered with the form library, which then knows their values. */
const registered = new WeakSet<Control>();

const readControl = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/**
 * Registers a field that may already be filled in. The form library sets a field to its own value; text typed before hydration or filled in
 * by the browser takes precedence.
 */
function registerFilled({ register, getValues, setValue }: Form, name: keyof ContactValues) {
  const { ref, ...handlers } = register(name);
  return {
    ...handlers,
    ref: (control: Control | null) => {
      const typed = control && !registered.has(control) && readControl(control);
      ref(control);
      if (control) registered.add(control);
      if (typed && typed !== getValues(name)) setValue(name, typed, { shouldDirty: true });
    },
  };
}

const Message = styled(TextArea)`min-height: 12rem;`;

const Optional = styled.span`
  color: var(--color-text-muted);
  letter-spacing: 0;
  text-transform: none;
`;

/** Honeypot: users cannot see or reach it, and a message that fills it is stored as spam. */
const Honeypot = (input: ComponentProps<'input'>) => (
  <VisuallyHidden inert aria-hidden>
    <label>
      Website
      <input type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" {...input} />
    </label>
  </VisuallyHidden>
);

interface ContactFieldsProps {
  form: Pick<UseFormReturn<ContactValues>, 'register' | 'formState' | 'getValues' | 'setValue'>;
  readOnly: boolean;
}

export function ContactFields({ form, readOnly }: ContactFieldsProps) {
  const { formState } = form;
  const register = (name: keyof ContactValues) => registerFilled(form, name);
  const texts = useTexts('contact');
  const locale = languages[useLanguage().language].locale;
  const error = (name: ContactField) => errorText(name, formState.errors[name], { texts, locale });
  /** An explicit 'false': some screen readers announce an empty required field as invalid. */
  const input = (name: ContactField) => ({ 'aria-invalid': Boolean(error(name)), readOnly, ...register(name) });

  const text = (name: 'firstName' | 'lastName' | 'email', type: string, autoComplete: string) => (
    <Field label={texts.form[name]} error={error(name)}>
      {(control) => <TextInput {...control} type={type} autoComplete={autoComplete} required {...input(name)} />}
    </Field>
  );
  const phoneLabel = (
    <>
      {texts.form.phone} <Optional>({texts.form.optional})</Optional>
    </>
  );

  const [before, link, after] = texts.form.consent.split(/[[\]]/);
  const consentLabel = (
    <>
      {before}
      <PageLink page="privacy">{link}</PageLink>
      {after}
    </>
  );

  return (
    <>
      {text('firstName', 'text', 'given-name')}
      {text('lastName', 'text', 'family-name')}
      {text('email', 'email', 'email')}
      <Field label={phoneLabel} error={error('phone')}>
        {(control) => <TextInput {...control} type="tel" autoComplete="tel" {...input('phone')} />}
      </Field>
      <div data-wide>
        <Field label={texts.form.subject} error={error('subject')}>
          {(control) => (
            <Select
              {...control}
              required
              defaultValue=""
              aria-invalid={Boolean(error('subject'))}
              {...register('subject')}
            >
              <option value="" disabled hidden>
                {texts.form.chooseSubject}
              </option>
              {contactSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {texts.subjects[subject]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div data-wide>
        <Field label={texts.form.message} hint={texts.form.messageHint} error={error('message')}>
          {(control) => <Message {...control} required {...input('message')} />}
        </Field>
      </div>
      <div data-wide>
        <Checkbox label={consentLabel} required error={error('consent')} {...register('consent')} />
      </div>
      <Honeypot {...register('website')} />
    </>
  );
}
