import type { Dealer } from '@rombo/shared/dealer';
import { useMemo, useState } from 'react';
import { ApiError, hasStatus } from '../../../../api/errors.ts';
import { useTexts } from '../../../../i18n/index.ts';
import { useConflict } from '../../../saving/use-conflict.ts';
import { type DraftKind, useDraft } from '../../../saving/use-draft.ts';
import { useKeptDraft } from '../../../saving/use-kept-draft.ts';
import { useSaving } from '../../../saving/use-saving.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useCreateDealer, useReloadDealers, useUpdateDealer } from '../api.ts';
import { bodyOf, type DealerDraft, draftFields, draftOf, emptyDraft, mergeDealers, sameDraft } from './dealer-draft.ts';
import { dealerResolver } from './dealer-resolver.ts';

const dealerDrafts: Omit<DraftKind<Dealer, DealerDraft>, 'resolver'> = {
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  merge: mergeDealers,
  withoutPresentFiles: (draft) => draft,
};

export interface DealerFormOptions {
  /** The dealer that is edited, or null for a new one. */
  opened: Dealer | null;
  onSaved: (id: string) => void;
}

/** State of the dealer form: saving, and conflicts with concurrent changes and deletions. */
export function useDealerForm({ opened, onSaved }: DealerFormOptions) {
  const { dealerForm } = useTexts('panel');
  const { serverText } = useTexts('server');
  const resolver = useMemo(() => dealerResolver(serverText), [serverText]);
  const draft = useDraft(opened, { ...dealerDrafts, resolver });
  const { form, stored: dealer } = draft;
  const kept = useKeptDraft({
    ...dealerDrafts,
    draft,
    name: `dealer-${opened?.id ?? 'new'}`,
    keepable: (typed) => typed,
  });
  const uploads = useUploads();
  const { run: create } = useCreateDealer();
  const { run: update } = useUpdateDealer();
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const saving = useSaving({
    form,
    uploads,
    words: dealerForm.save,
    isNew: !dealer,
    save: (typed: DealerDraft): Promise<Dealer> => {
      const body = bodyOf(typed);
      if (!dealer) return create({ body, idempotencyKey });
      return update({ parameters: { id: dealer.id }, body, ifVersion: dealer.version });
    },
    nameOf: ({ name }) => name,
    onSaved: ({ id }) => {
      kept.end();
      onSaved(id);
    },
    onFailed: (error) => {
      if (hasStatus(error, 404)) draft.detach();
      else if (hasStatus(error, 409) && dealer) void compare();
      else showIssues(error);
    },
  });

  const showIssues = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : [];
    const placed = draftFields.flatMap((name) => issues.filter(({ path }) => path === name));
    for (const { path, message } of placed) {
      form.setError(path as keyof DealerDraft, { type: 'server', message: serverText(message) });
    }
    if (placed[0]) form.setFocus(placed[0].path as keyof DealerDraft);
  };

  const { conflict, compare, restoreMine } = useConflict({
    draft,
    saving,
    uploads,
    words: dealerForm.save,
    reload: useReloadDealers(),
    chosenOf: () => [],
  });

  return { ...saving, form, dealer, uploads, kept, conflict, compare, restoreMine };
}
