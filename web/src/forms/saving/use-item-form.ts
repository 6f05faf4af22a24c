import { toNestErrors } from '@hookform/resolvers';
import type { Issue } from '@rombo/shared/contract/errors';
import { useMemo } from 'react';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { useTexts } from '../../i18n/index.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { type DraftFile, isChosen } from '../uploads/draft-file.ts';
import { type ChosenFile, FileRefusal } from '../uploads/pending-list.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import type { SaveWords } from './failure.ts';
import { useConflict } from './use-conflict.ts';
import { type DraftKind, useDraft } from './use-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaving } from './use-saving.ts';

/** An issue at the field of the form that shows it, such as `extraSpecs.1.label`. */
export interface PlacedIssue {
  place: string;
  message: string;
}

export interface ItemKind<T, D extends FieldValues> extends DraftKind<T, D> {
  /** The start of the name under which the device keeps what is typed. */
  name: string;
  /** A draft without what cannot be kept as text. */
  keepable: (draft: D, base: D) => D;
  /** The files of a draft that have to be uploaded. */
  chosenOf: (draft: D) => ChosenFile[];
  /** Everything that keeps a draft from being saved, by the rules of the contract and in its words. */
  issuesOf: (draft: D) => PlacedIssue[];
}

export interface ItemFormOptions<T, D extends FieldValues> {
  kind: ItemKind<T, D>;
  /** The item that is edited, or null for a new one. */
  opened: T | null;
  words: SaveWords;
  nameOf: (saved: T) => string;
  messageOf?: (saved: T) => Partial<ToastMessage>;
  save: (draft: D, stored: T | null, uploads: UploadQueue) => Promise<T>;
  reload: () => Promise<T[]>;
  /** Finds the field, and the file, that an issue of the server is about. */
  placeIssue: (issue: Issue, draft: D) => PlacedIssue & { file?: DraftFile | null | undefined };
  onSaved: (id: string) => void;
}

/** State of the form of an item: validation, saving, an unsaved draft, and conflicts with concurrent changes and deletions. */
export function useItemForm<T extends { id: string }, D extends FieldValues>(options: ItemFormOptions<T, D>) {
  const { kind, opened, words, nameOf, messageOf, save, reload, placeIssue, onSaved } = options;
  const { serverText } = useTexts('server');
  const resolver = useMemo(() => contractResolver(kind.issuesOf, serverText), [kind, serverText]);
  const draft = useDraft(opened, kind, resolver);
  const { form, stored } = draft;
  const kept = useKeptDraft({ ...kind, draft, name: `${kind.name}-${opened?.id ?? 'new'}` });
  const uploads = useUploads();

  const saved = ({ id }: T) => {
    kept.end();
    onSaved(id);
  };
  /** Acts on a write that was refused because the item is another one by now, or is gone. */
  const refused = (error: unknown) => {
    if (hasStatus(error, 404)) {
      draft.detach();
      // The list read again no longer compares the form with the deleted item.
      void reload().catch(() => undefined);
    } else if (hasStatus(error, 409) && stored) void compare();
  };
  /** Shows what the server refused beside its fields, gives the first one the focus, and has refused files sent again or removed. */
  const showIssues = (issues: Issue[]) => {
    const fields = Object.keys(kind.empty);
    const rank = (place: string) => fields.indexOf(place.split('.')[0] ?? '');
    const placed = issues.map((issue) => ({ ...placeIssue(issue, form.getValues()), issue }));
    const known = placed
      .filter(({ place }) => rank(place) >= 0)
      .sort((a, b) => rank(a.place) - rank(b.place))
      .map(({ place, ...rest }) => ({ ...rest, name: place as FieldPath<D> }));
    for (const { name, message, file, issue } of known) {
      if (file && isChosen(file)) uploads.fail(file.id, new FileRefusal(serverText(issue.message)));
      form.setError(name, { type: 'server', message });
    }
    if (known[0]) form.setFocus(known[0].name);
  };

  const saving = useSaving({
    form,
    uploads,
    words,
    isNew: !stored,
    save: (typed: D) => save(typed, stored, uploads),
    nameOf,
    messageOf,
    onSaved: saved,
    onFailed: (error) => {
      refused(error);
      if (error instanceof ApiError) showIssues(error.issues);
    },
  });
  const { conflict, compare, restoreMine } = useConflict({
    draft,
    saving,
    uploads,
    words,
    reload,
    chosenOf: kind.chosenOf,
  });
  return { ...saving, form, stored, uploads, kept, conflict, compare, restoreMine, saved, refused };
}

/** Checks a form by the contract, whose messages `serverText` translates; of several issues of a field the first is shown. */
const contractResolver =
  <D extends FieldValues>(
    issuesOf: (draft: D) => PlacedIssue[],
    serverText: (message: string) => string,
  ): Resolver<D> =>
  (draft, _context, options) => {
    const issues = issuesOf(draft).toReversed();
    if (!issues.length) return { values: draft, errors: {} };
    const errors = issues.map(({ place, message }) => [place, { type: 'contract', message: serverText(message) }]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
  };
