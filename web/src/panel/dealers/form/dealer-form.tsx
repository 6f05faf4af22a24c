import { type Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { useState } from 'react';
import * as v from 'valibot';
import { ItemForm } from '../../../forms/saving/item-form.tsx';
import { type ItemKind, useItemForm } from '../../../forms/saving/use-item-form.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useCreateDealer, useReloadDealers, useUpdateDealer } from '../api.ts';
import { bodyOf, type DealerDraft, draftOf, emptyDraft, sameDraft } from './dealer-draft.ts';
import { DealerFields } from './dealer-fields.tsx';

const dealerKind: ItemKind<Dealer, DealerDraft> = {
  name: 'dealer',
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  issuesOf: (draft) => {
    const { issues = [] } = v.safeParse(DealerInput, bodyOf(draft));
    return issues.map((issue) => ({ place: v.getDotPath(issue) ?? '', message: issue.message }));
  },
};

export interface DealerFormProps {
  /** The dealer that is edited, or null for a new one. */
  dealer: Dealer | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

export function DealerForm({ dealer: opened, onClose }: DealerFormProps) {
  const { dealerForm: texts } = useTexts('panel');
  const { serverText } = useTexts('server');
  const { run: create } = useCreateDealer();
  const { run: update } = useUpdateDealer();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const item = useItemForm({
    kind: dealerKind,
    opened,
    words: texts.save,
    nameOf: ({ name }) => name,
    save: (draft, dealer) => {
      const body = bodyOf(draft);
      if (!dealer) return create({ body, idempotencyKey });
      return update({ parameters: { id: dealer.id }, body, ifVersion: dealer.version, idempotencyKey });
    },
    reload: useReloadDealers(),
    placeIssue: ({ path, message }) => ({ place: path, message: serverText(message) }),
    onSaved: onClose,
  });
  return (
    <ItemForm
      item={item}
      title={item.stored ? texts.editTitle(item.stored.name) : texts.newTitle}
      create={texts.save.create}
      hasFiles={false}
      onCancel={() => onClose(null)}
    >
      <DealerFields />
    </ItemForm>
  );
}
