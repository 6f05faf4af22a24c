import { toNestErrors } from '@hookform/resolvers';
import type { FieldRefusal, Refusal } from '@rombo/shared/contract/issues';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { confirmLeave, useLeaveGuard } from '../../forms/leave-guard.ts';
import { readDrafts, type StoredDraft, storeDrafts } from '../../forms/stored-draft.ts';
import { isChosen, rebaseFiles } from '../../forms/uploads/draft-file.ts';
import { deleteUnusedFiles, restoreFiles } from '../../forms/uploads/stored-files.ts';
import { FileRefusal, type PendingFile } from '../../forms/uploads/upload-queue.ts';
import { useUploads } from '../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../i18n/index.ts';
import { useAccount } from '../../session/api.ts';
import { type ToastMessage, toast } from '../../ui/toast.tsx';
import { NEW } from '../address.ts';
import { useLatestCallback } from '../ui/list-hooks.tsx';
import { failedUploadsText, failureOf } from './failure.ts';
import type { Item, Kind, LocatedIssue, Version } from './kind.ts';
import { useCollection, useReload } from './use-collection.ts';

export interface FormProps<T> {
  opened: T | null;
  /** Id of a deleted item, whose draft is offered for a new one. */
  deletedId?: string;
  /** Receives the id of the saved item, or null if the form was closed without saving. */
  onClose: (id: string | null) => void;
}

/** Additions of a kind to the toast after a save, whose title is always that of the save. */
export interface SavedMessage extends Pick<ToastMessage, 'action'> {
  /** Replaces the text. */
  description?: string;
  /** Sentences about what else happened, appended to the text. */
  notes?: (string | false)[];
}

interface FormOptions<T> extends FormProps<T> {
  /** True if the form holds changes outside its draft, which `onSaved` writes. */
  hasOtherChanges?: boolean;
  /** Runs after a save, before the form closes. */
  onSaved?: (saved: T) => Promise<SavedMessage>;
}

/** A version that was saved elsewhere during the edit. The form shows either it or the user's draft; `aside` holds the other. */
interface Conflict<D> {
  aside: D;
  /** `at` of the stored draft of `aside`; undefined if it was never edited. */
  at: string | undefined;
  files: readonly PendingFile[];
  isMineShown: boolean;
}

interface OfferedDraft<D> extends StoredDraft<D> {
  /** Chosen files of the draft; null until the lookup finishes. */
  files: readonly PendingFile[] | null;
  lost: string[];
}

interface State<T, D> {
  /** `waiting`: uploads are in progress. */
  phase: 'editing' | 'waiting' | 'saving';
  failure: string | null;
  /** The version that the next save replaces; null for a new item. */
  stored: T | null;
  conflict: Conflict<D> | null;
  /** When and by whom `stored` was saved, if known. */
  savedBy: Version | null;
  /** A draft from an earlier visit, until it is accepted or dropped. */
  offered: OfferedDraft<D> | null;
}

/** Name of the stored drafts of an item, or of a new one. */
export const draftName = <T extends Item, D extends FieldValues>({ draft }: Kind<T, D>, id = 'new'): string =>
  `${draft.name}-${id}`;

/**
 * Lifecycle of a form with uploads. Files are uploaded during editing, and a save waits for them. If anything fails, the draft stays in the
 * form and on the device.
 */
export function useItemForm<T extends Item, D extends FieldValues>(
  kind: Kind<T, D>,
  { opened, deletedId, onClose, hasOtherChanges, onSaved }: FormOptions<T>,
) {
  const { empty, draftOf, isSame, issuesOf, files = [] } = kind.draft;
  const panel = useTexts('panel');
  const { saving: texts } = panel;
  const { save: words } = kind.words(panel).form;
  const server = useTexts('server');
  const { issueText } = server;
  const { save, listVersions } = useCollection(kind);
  const reload = useReload<T>(kind);
  const uploads = useUploads();
  const resolver = useMemo(() => contractResolver(issuesOf, issueText), [issuesOf, issueText]);
  const id = opened?.id ?? deletedId;
  const draftKey = { account: useAccount(), name: draftName(kind, id) };
  const place = { tab: kind.tab, item: id ?? NEW };
  const base = useRef<D>(opened ? draftOf(opened) : empty);
  /** `at` of the form's own stored draft. Others of the item are earlier ones, and those of forms in other tabs. */
  const ownAt = useRef<string>(undefined);
  /** Returns the stored drafts that change the item, without the one of a time. */
  const draftsWithout = (time: string | undefined) =>
    readDrafts(draftKey, empty).filter(({ at, mine }) => at !== time && !isSame(mine, base.current));
  const nextOffer = (): OfferedDraft<D> | null => {
    const [draft] = draftsWithout(ownAt.current);
    return draft ? { ...draft, files: null, lost: [] } : null;
  };
  const formFiles = useMemo(
    () => ({ uploads, storedFileOf: (field: string) => base.current[field] ?? null }),
    [uploads],
  );
  const form = useForm<D>({ defaultValues: base.current as DefaultValues<D>, resolver, mode: 'onTouched' });
  const [state, change] = useReducer(
    (before: State<T, D>, part: Partial<State<T, D>>) => ({ ...before, ...part }),
    null,
    (): State<T, D> => ({
      phase: 'editing',
      failure: deletedId ? words.gone : null,
      stored: opened,
      conflict: null,
      savedBy: null,
      offered: nextOffer(),
    }),
  );
  const { stored, conflict, offered } = state;
  const isChanged = () => !isSame(form.getValues(), base.current);
  const isMineAside = conflict?.isMineShown === false;
  useLeaveGuard(() => isMineAside || hasOtherChanges || isChanged(), texts.leave);

  const isClosed = useRef(false);
  const persistDraft = useEffectEvent(() => {
    if (isClosed.current || !isChanged()) return;
    const before = ownAt.current;
    const isRemoved = before !== undefined && !readDrafts(draftKey, empty).some(({ at }) => at === before);
    const own = { at: new Date().toISOString(), version: stored?.version ?? null, mine: form.getValues() };
    storeDrafts(draftKey, [own, ...draftsWithout(before)], place);
    // Not if the storage is full.
    if (readDrafts(draftKey, empty)[0]?.at === own.at) ownAt.current = own.at;
    // Another tab removed the draft, and with it the stored files.
    if (isRemoved) uploads.persist();
  });
  const prepareOffer = useEffectEvent(async (offer: OfferedDraft<D> | null) => {
    if (offer && !offer.files)
      change({ offered: { ...offer, ...(await restoreFiles(files, offer.mine, base.current)) } });
  });
  useEffect(() => void prepareOffer(offered), [offered]);
  useEffect(() => void deleteUnusedFiles(), []);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const { unsubscribe } = form.watch(() => persistDraft());
    return () => {
      isMounted.current = false;
      unsubscribe();
    };
  }, [form]);

  const removeStored = (at: string | undefined) => {
    storeDrafts(draftKey, draftsWithout(at), place);
    void deleteUnusedFiles();
  };
  /** Ends the form after a save or a cancel. */
  const finish = useLatestCallback(() => {
    isClosed.current = true;
    removeStored(ownAt.current);
  });

  /** Shows a draft in the form. `over` is the version that the next save replaces. */
  const showDraft = (draft: D, over: D) => {
    base.current = over;
    form.reset(rebaseFiles(files, draft, over));
  };

  /** Returns a draft of this visit as an offer. */
  const offerOf = (at: string | undefined, mine: D, files: readonly PendingFile[]): OfferedDraft<D> => ({
    at: at ?? new Date().toISOString(),
    version: stored?.version ?? null,
    mine,
    files,
    lost: [],
  });
  /** Offers the user's draft if a conflict ends while the other version is shown. */
  const offerAside = () => {
    if (conflict && isMineAside) change({ offered: offerOf(conflict.at, conflict.aside, conflict.files) });
  };

  /** Continues as a new item if the stored one was deleted, without its files. */
  const detach = () => {
    offerAside();
    showDraft(form.getValues(), empty);
    change({ stored: null, conflict: null, failure: words.gone });
  };

  /** Continues with `mine` on top of a newer version, and offers to show that version. */
  const rebase = (mine: D, newer: T) => {
    const aside = draftOf(newer);
    showDraft(mine, aside);
    change({
      stored: newer,
      failure: words.conflict,
      conflict: { aside, at: undefined, files: [], isMineShown: true },
      savedBy: null,
    });
    listVersions(newer.id).then(
      (versions) => change({ savedBy: versions.find(({ version }) => version === newer.version) ?? null }),
      () => undefined,
    );
  };

  /** Handles a write that was refused because the item was changed or deleted elsewhere. */
  const handleConflict = async (error: unknown) => {
    if (hasStatus(error, 404)) {
      detach();
      // A refetched list has no deleted item to compare the form with.
      void reload().catch(() => undefined);
    } else if (hasStatus(error, 409) && stored) {
      // If the reload fails, the next save reports the conflict again.
      const items = await reload().catch(() => null);
      const newer = items?.find(({ id }) => id === stored.id);
      if (newer) {
        offerAside();
        rebase(form.getValues(), newer);
      } else if (items) detach();
    }
  };

  /** Shows refused fields beside their inputs, focuses the first, and marks refused files as failed. */
  const showIssues = (issues: FieldRefusal[]) => {
    const fields = Object.keys(empty);
    const rank = (place: string) => fields.indexOf(place.split('.')[0] ?? '');
    const placed = issues.map((issue) => {
      const text = issueText(issue.refusal);
      return { ...kind.locateIssue({ ...issue, message: text }, form.getValues(), panel), text };
    });
    const known = placed
      .filter(({ place }) => rank(place) >= 0)
      .sort((a, b) => rank(a.place) - rank(b.place))
      .map(({ place, ...rest }) => ({ ...rest, name: place as FieldPath<D> }));
    for (const { name, message, file, text } of known) {
      if (file && isChosen(file)) uploads.fail(file.id, new FileRefusal(text));
      form.setError(name, { type: 'server', message });
    }
    if (known[0]) form.setFocus(known[0].name);
  };

  // flushSync: disabled fields cannot receive focus.
  const showFailure = (failure: string | null) => flushSync(() => change({ phase: 'editing', failure }));

  /** Closes the form after its item was saved. The response may arrive after the user has left. */
  const saved = ({ id }: T) => {
    if (!isMounted.current) return;
    finish();
    onClose(id);
  };

  /** The latest `onSaved`: what it writes can change while a save waits for its files. */
  const afterSave = useLatestCallback((item: T) => onSaved?.(item));

  async function saveDraft(draft: D) {
    change({ phase: 'saving' });
    try {
      const item = await save(draft, stored, uploads.keyOf);
      const [title, text] = stored ? [words.updated, words.updatedText] : [words.created, words.createdText];
      const { description = text(kind.nameOf(item, panel)), notes = [], ...action } = (await afterSave(item)) ?? {};
      toast({ title, description: [description, ...notes].filter(Boolean).join(' '), ...action });
      saved(item);
    } catch (error) {
      const [title, description] = stored
        ? [words.updateFailed, words.updateFailedText]
        : [words.createFailed, words.createFailedText];
      toast({ title, description, variant: 'destructive' });
      await handleConflict(error);
      showFailure(
        failureOf(error, { ...texts, gone: words.gone, ...(stored && { conflict: words.conflict }) }, server),
      );
      if (error instanceof ApiError) showIssues(error.issues);
    }
  }

  /** `isReadable` checks inputs whose text the browser withholds. */
  async function waitAndSave(isReadable: () => boolean) {
    change({ phase: 'waiting', failure: null });
    uploads.retryUnauthorized();
    await uploads.settled();
    if (!isMounted.current) return;
    const failed = failedUploadsText(uploads.all(), texts);
    if (failed) showFailure(failed);
    else if (!isReadable()) showFailure(null);
    // Changes made during the wait are validated and saved as well.
    else await form.handleSubmit(saveDraft, () => showFailure(null))();
  }

  return {
    ...state,
    // One draft at a time: the user's own waits behind the version shown.
    offered: isMineAside ? null : offered,
    form,
    uploads,
    formFiles,
    saved,
    handleConflict,
    submit: (event: BaseSyntheticEvent, isReadable: () => boolean) => {
      // As if the user left the field: it shows how its text is understood.
      document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      return form.handleSubmit(() => waitAndSave(isReadable))(event);
    },
    /** Switches between the version that was saved elsewhere and the user's draft. */
    swap: () => {
      if (!conflict) return;
      const { aside, files, isMineShown } = conflict;
      const current = { aside: form.getValues(), at: ownAt.current };
      // The draft that is set aside stays stored while the other one is edited.
      ownAt.current = conflict.at;
      showDraft(aside, base.current);
      // Uploads of files that are not in the form must not block the next save.
      const others = uploads.replace(files);
      change({ failure: null, conflict: { ...current, files: others, isMineShown: !isMineShown } });
    },
    acceptOffered: () => {
      if (!offered?.files) return;
      const { lost } = offered;
      const typed = isChanged() && offerOf(ownAt.current, form.getValues(), uploads.all());
      // The form goes on with the offered draft, and the typed one becomes an offer.
      ownAt.current = offered.at;
      uploads.replace(offered.files);
      if (stored && stored.version !== offered.version) rebase(offered.mine, stored);
      else {
        showDraft(offered.mine, base.current);
        // The offered draft may be the stored one of `aside`.
        change({
          conflict: conflict && { ...conflict, at: undefined },
          failure: lost.length > 0 ? texts.filesLost(lost.join(', ')) : null,
        });
      }
      change({ offered: typed || nextOffer() });
    },
    dropOffered: () => {
      removeStored(offered?.at);
      change({ offered: nextOffer() });
    },
    /** Leaves the form, after a confirmation if there are unsaved changes. */
    leave: () => {
      if (!confirmLeave()) return;
      finish();
      onClose(null);
    },
  };
}

/** Validates a form with the contract. Of several issues in a field, the first is shown. */
const contractResolver =
  <D extends FieldValues>(
    issuesOf: (draft: D) => LocatedIssue[],
    issueText: (refusal: Refusal) => string,
  ): Resolver<D> =>
  (draft, _context, options) => {
    const issues = issuesOf(draft);
    if (!issues.length) return { values: draft, errors: {} };
    const errors = issues.map(
      ({ place, refusal }) => [place, { type: 'contract', message: issueText(refusal) }] as const,
    );
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors.reverse()), options) };
  };
