import type { Dealer } from '@rombo/shared/dealer';
import { useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Form, Note, Parts } from '../../../../ui/form.styles.ts';
import { Heading } from '../../../../ui/panel.styles.ts';
import { DraftOffer } from '../../../saving/draft-offer.tsx';
import { SaveBar } from '../../../saving/save-bar.tsx';
import { DealerFields } from './dealer-fields.tsx';
import { DealerVersions } from './dealer-versions.tsx';
import { useDealerForm } from './use-dealer-form.ts';

export interface DealerFormProps {
  /** The dealer that is edited, or null for a new one. */
  dealer: Dealer | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

/** The form of a dealer, new or present. */
export function DealerForm({ dealer: opened, onClose }: DealerFormProps) {
  const { dealerForm: texts, saving: savingTexts } = useTexts('panel');
  const { form, dealer, uploads, kept, phase, failure, note, conflict, compare, restoreMine, submit } = useDealerForm({
    opened,
    onSaved: onClose,
  });
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby={headingId} onSubmit={submit}>
        <Parts disabled={phase === 'saving' || phase === 'reloading'}>
          <legend>
            <Heading id={headingId} ref={heading} tabIndex={-1}>
              {dealer ? texts.editTitle(dealer.name) : texts.newTitle}
            </Heading>
          </legend>
          <Note>{savingTexts.required}</Note>
          {kept.offered && <DraftOffer {...kept.offered} withFiles={false} />}
          <DealerFields />
        </Parts>
        {conflict && <DealerVersions {...conflict} />}
        <SaveBar
          label={dealer ? savingTexts.save : texts.save.create}
          phase={phase}
          failure={failure}
          note={note}
          uploads={uploads}
          onCompare={conflict ? null : compare}
          onRestore={restoreMine}
          onCancel={() => kept.leave(() => onClose(null))}
        />
      </Form>
    </FormProvider>
  );
}
