import { companyLimits, type PublicProfile } from '@rombo/shared/collections/company-profile';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { type ReactNode, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Columns, Stack } from '../../forms/form.styles.ts';
import { allowNextNavigation } from '../../forms/leave-guard.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CollectionForm } from '../collection/collection-form.tsx';
import { FormText } from '../collection/form-fields.tsx';
import { Section } from '../collection/section.tsx';
import { useItems } from '../collection/use-collection.ts';
import { useItemForm } from '../collection/use-item-form.ts';
import { Hint } from '../ui/cards.tsx';
import { type CompanyDraft, companyKind } from './company-kind.ts';
import { HoursField } from './hours-field.tsx';

const Entry = styled.li`
  display: grid;
  grid-template-columns: 1fr 2.75rem;
  align-items: start;
  gap: var(--space-s);
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
  /* Aligns the button with the first field, below its label. */
  > button { margin-top: 1.75rem; }
`;

interface EntriesProps {
  name: 'closed' | 'social';
  blank: CompanyDraft['closed'][number] | CompanyDraft['social'][number];
  max: number;
  texts: { title: string; hint: string; add: string; remove: (number: number) => string };
  children: (at: number) => ReactNode;
}

/** A list of entries with two fields each. Blank entries are not saved. */
function Entries({ name, blank, max, texts, children }: EntriesProps) {
  const { fields, append, remove } = useFieldArray<CompanyDraft>({ name });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeEntry = (at: number) => {
    // flushSync: the button is disabled while the list is full.
    flushSync(() => remove(at));
    addButton.current?.focus();
  };
  return (
    <Section title={texts.title} hint={texts.hint}>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ id }, at) => (
            <Entry key={id}>
              <Columns>{children(at)}</Columns>
              <IconButton icon="close" aria-label={texts.remove(at + 1)} onClick={() => removeEntry(at)} />
            </Entry>
          ))}
        </ul>
      )}
      <div>
        <Button ref={addButton} variant="secondary" disabled={fields.length >= max} onClick={() => append(blank)}>
          {texts.add}
        </Button>
      </div>
    </Section>
  );
}

function Fields() {
  const { companyForm: texts } = useTexts('panel');
  return (
    <>
      <Hint>{texts.intro}</Hint>
      <Section title={texts.announcement} hint={texts.announcementHint}>
        <Stack>
          {languageCodes.map((code) => (
            <FormText
              key={code}
              name={`announcement.${code}`}
              label={texts.announcementIn(languages[code].name)}
              lang={code}
            />
          ))}
          <FormText name="announcement.link" label={texts.link} hint={texts.linkHint} inputMode="url" />
        </Stack>
      </Section>
      <HoursField />
      <Entries
        name="closed"
        blank={{ from: '', to: '' }}
        max={companyLimits.closed}
        texts={{ title: texts.closed, hint: texts.closedHint, add: texts.addClosed, remove: texts.removeClosed }}
      >
        {(at) => (
          <>
            <FormText name={`closed.${at}.from`} label={texts.closedFrom} type="date" />
            <FormText name={`closed.${at}.to`} label={texts.closedTo} type="date" />
          </>
        )}
      </Entries>
      <Section title={texts.contacts}>
        <Columns>
          <FormText name="phone" label={texts.phone} type="tel" />
          <FormText name="whatsapp" label={texts.whatsapp} hint={texts.whatsappHint} type="tel" />
          <FormText name="email" label={texts.email} hint={texts.emailHint} type="email" />
          <FormText name="answerDays" label={texts.answerDays} hint={texts.answerDaysHint} inputMode="numeric" />
        </Columns>
        <FormText name="visits" label={texts.visits} hint={texts.visitsHint} isLong />
      </Section>
      <Entries
        name="social"
        blank={{ name: '', url: '' }}
        max={companyLimits.social}
        texts={{ title: texts.social, hint: texts.socialHint, add: texts.addSocial, remove: texts.removeSocial }}
      >
        {(at) => (
          <>
            <FormText name={`social.${at}.name`} label={texts.socialName} />
            <FormText name={`social.${at}.url`} label={texts.socialUrl} inputMode="url" placeholder="https://" />
          </>
        )}
      </Entries>
    </>
  );
}

/** The company form. It keeps the version that was opened. */
function CompanyForm({ profile, onClose }: { profile: PublicProfile; onClose: (saved: string | null) => void }) {
  const [opened] = useState(profile);
  const itemForm = useItemForm(companyKind, { opened, onClose });
  return (
    <CollectionForm kind={companyKind} itemForm={itemForm} hasRequired={false}>
      <Fields />
    </CollectionForm>
  );
}

/** The company tab. After a save or cancel, it returns to the page that led here, or its form is remounted with the stored values. */
export default function CompanyPanel() {
  const items = useItems<PublicProfile>(companyKind);
  const [formKey, resetForm] = useReducer((before: number) => before + 1, 0);
  const close = (saved: string | null) => {
    if (!window.history.state?.fromList) return resetForm();
    if (saved) allowNextNavigation();
    window.history.back();
  };
  return (
    <AsyncView read={items}>
      {([profile]) => profile && <CompanyForm key={formKey} profile={profile} onClose={close} />}
    </AsyncView>
  );
}
