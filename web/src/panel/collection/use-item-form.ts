import { toNestErrors } from '@hookform/resolvers';
import type { FieldRefusal, Refusal } from '@rombo/shared/contract/issues';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { dropKept, type KeptDraft, keep, readKept } from '../../forms/kept-draft.ts';
import { mayLeave, useLeaveGuard } from '../../forms/leave-guard.ts';
import { isChosen, withFilesOf } from '../../forms/uploads/draft-file.ts';
import { restoreFiles, sweepFiles } from '../../forms/uploads/kept-files.ts';
import { FileRefusal, type PendingFile } from '../../forms/uploads/upload-queue.ts';
import { useUploads } from '../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../i18n/index.ts';
import { type ToastMessage, useToast } from '../../ui/toast.tsx';
import { NEW } from '../address.ts';
import { failedFiles, failureOf } from './failure.ts';
import type { Item, Kind, PlacedIssue, Version } from './kind.ts';
import { useCollection, useReload } from './use-collection.ts';

export interface FormProps<T> {
  /** The item that is edited, or null for a new one. */
  opened: T | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

interface FormOptions<T> extends FormProps<T> {
  /** Runs after a save, before the form is left. Returns another text or an action for the message. */
  onSaved?: (saved: T) => Promise<Partial<ToastMessage>>;
}

/** A version that was saved elsewhere while the form was filled in. The form shows it or the own draft; the other one is kept aside. */
interface Conflict<D> {
  aside: D;
  /** The chosen files of `aside`. */
  files: readonly PendingFile[];
  isMineShown: boolean;
}

interface OfferedDraft<D> extends KeptDraft<D> {
  /** Its chosen files; null until they were looked for. */
  files: readonly PendingFile[] | null;
  /** Names of chosen files that were not found. */
  lost: string[];
}

interface State<T, D> {
  /** `waiting` is for uploads in progress. */
  phase: 'editing' | 'waiting' | 'saving';
  failure: string | null;
  /** The version that the next save replaces; null creates a new item. */
  stored: T | null;
  conflict: Conflict<D> | null;
  /** When and by whom `stored` was saved, where it is known. */
  savedBy: Version | null;
  /** A draft of an earlier visit, until it is accepted or dropped. */
  offered: OfferedDraft<D> | null;
}

/**
 * Lifecycle of a form with uploads: files are sent while it is filled in, a save waits for the last of them, and whatever fails, the
 * draft stays in the form and on the device.
 */
export function useItemForm<T extends Item, D extends FieldValues>(
  kind: Kind<T, D>,
  { opened, onClose, onSaved }: FormOptions<T>,
) {
  const { empty, draftOf, isSame, issuesOf, files = [] } = kind.draft;
  const panel = useTexts('panel');
  const { saving: texts } = panel;
  const { save: words } = kind.words(panel).form;
  const server = useTexts('server');
  const { issueText } = server;
  const { toast } = useToast();
  const { save, listVersions } = useCollection(kind);
  const reload = useReload<T>(kind);
  const uploads = useUploads();
  const resolver = useMemo(() => contractResolver(issuesOf, issueText), [issuesOf, issueText]);
  const name = `${kind.draft.name}-${opened?.id ?? 'new'}`;
  /** The draft without changes. */
  const base = useRef<D>(opened ? draftOf(opened) : empty);
  const formFiles = useMemo(() => ({ uploads, storedOf: (field: string) => base.current[field] ?? null }), [uploads]);
  const form = useForm<D>({ defaultValues: base.current as DefaultValues<D>, resolver, mode: 'onTouched' });
  const [state, change] = useReducer(
    (before: State<T, D>, part: Partial<State<T, D>>) => ({ ...before, ...part }),
    null,
    (): State<T, D> => {
      const kept = readKept(name, empty);
      const offered = kept && !isSame(kept.mine, base.current) ? { ...kept, files: null, lost: [] } : null;
      return { phase: 'editing', failure: null, stored: opened, conflict: null, savedBy: null, offered };
    },
  );
  const { stored, conflict, offered } = state;
  const isChanged = () => !isSame(form.getValues(), base.current);
  const isMineAside = conflict?.isMineShown === false;
  const holdsDraft = useCallback(
    () => isMineAside || !isSame(form.getValues(), base.current),
    [form, isSame, isMineAside],
  );
  useLeaveGuard(holdsDraft, texts.leave);

  const isOver = useRef(false);
  const keptAt = useRef(offered?.at);
  const storeDraft = useEffectEvent(() => {
    if (isOver.current || !isChanged()) return;
    const isReplaced = readKept(name, empty)?.at !== keptAt.current;
    const [at, item] = [new Date().toISOString(), opened?.id ?? NEW];
    keep(name, { at, version: stored?.version ?? null, mine: form.getValues(), place: { tab: kind.tab, item } });
    keptAt.current = readKept(name, empty)?.at;
    // Another tab replaced or dropped the draft, and with it the files.
    if (isReplaced) uploads.keep();
  });
  const findFiles = useEffectEvent(async () => {
    if (offered) change({ offered: { ...offered, ...(await restoreFiles(files, offered.mine, base.current)) } });
    await sweepFiles();
  });
  useEffect(() => void findFiles(), []);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const { unsubscribe } = form.watch(() => storeDraft());
    return () => {
      isMounted.current = false;
      unsubscribe();
    };
  }, [form]);

  const drop = () => {
    dropKept(name);
    void sweepFiles();
  };
  /** Removes the draft from the device: the form is saved, or was given up. */
  const end = () => {
    isOver.current = true;
    drop();
  };

  /** Shows a draft in the form, over the version that the next save replaces. */
  const show = (draft: D, over: D) => {
    base.current = over;
    form.reset(withFilesOf(files, draft, over));
  };

  /** Continues as a new item, without the files of the deleted one. */
  const detach = () => {
    show(form.getValues(), empty);
    change({ stored: null, conflict: null, failure: words.gone });
  };

  /** Continues with `mine` over a newer version, which can be shown instead. */
  const rebase = (mine: D, newer: T) => {
    const aside = draftOf(newer);
    show(mine, aside);
    change({
      stored: newer,
      failure: words.conflict,
      conflict: { aside, files: [], isMineShown: true },
      savedBy: null,
    });
    listVersions?.(newer.id).then(
      (versions) => change({ savedBy: versions.find(({ version }) => version === newer.version) ?? null }),
      () => undefined,
    );
  };

  /** Handles a write that was refused because the item was changed or deleted elsewhere. */
  const refused = async (error: unknown) => {
    if (hasStatus(error, 404)) {
      detach();
      // The list read again no longer compares the form with the deleted item.
      void reload().catch(() => undefined);
    } else if (hasStatus(error, 409) && stored) {
      // Without an answer the next save meets the conflict again.
      const items = await reload().catch(() => null);
      const newer = items?.find(({ id }) => id === stored.id);
      if (newer) rebase(form.getValues(), newer);
      else if (items) detach();
    }
  };

  /** Shows what the server refused beside its fields, gives the first one the focus, and has refused files sent again or removed. */
  const showIssues = (issues: FieldRefusal[]) => {
    const fields = Object.keys(empty);
    const rank = (place: string) => fields.indexOf(place.split('.')[0] ?? '');
    const placed = issues.map((issue) => {
      const text = issueText(issue.refusal);
      return { ...kind.placeIssue({ ...issue, message: text }, form.getValues(), panel), text };
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

  // Synchronous: disabled fields cannot receive the focus.
  const fail = (failure: string | null) => flushSync(() => change({ phase: 'editing', failure }));

  const saved = ({ id }: T) => {
    end();
    onClose(id);
  };

  async function saveDraft(draft: D) {
    change({ phase: 'saving' });
    try {
      const item = await save(draft, stored, uploads.keyOf);
      const message = await onSaved?.(item);
      const [title, text] = stored ? [words.updated, words.updatedText] : [words.created, words.createdText];
      toast({ title, description: text(kind.nameOf(item, panel)), ...message });
      if (isMounted.current) saved(item);
    } catch (error) {
      const [title, description] = stored
        ? [words.updateFailed, words.updateFailedText]
        : [words.createFailed, words.createFailedText];
      toast({ title, description, variant: 'destructive' });
      await refused(error);
      fail(failureOf(error, { ...texts, gone: words.gone, ...(stored && { conflict: words.conflict }) }, server));
      if (error instanceof ApiError) showIssues(error.issues);
    }
  }

  async function waitAndSave() {
    change({ phase: 'waiting', failure: null });
    uploads.renew();
    await uploads.settled();
    if (!isMounted.current) return;
    const failed = failedFiles(uploads.all(), texts);
    if (failed) fail(failed);
    // Changes made during the wait are validated and saved as well.
    else await form.handleSubmit(saveDraft, () => fail(null))();
  }

  return {
    ...state,
    form,
    uploads,
    formFiles,
    saved,
    refused,
    submit: form.handleSubmit(waitAndSave),
    /** Shows the version that was saved elsewhere, or the own draft again. */
    swap: () => {
      if (!conflict) return;
      const { aside, files, isMineShown } = conflict;
      const current = form.getValues();
      show(aside, base.current);
      // A file that is in no field must not block the next save.
      const others = uploads.replace(files);
      change({ failure: null, conflict: { aside: current, files: others, isMineShown: !isMineShown } });
    },
    acceptOffered: () => {
      if (!offered?.files) return;
      const { lost } = offered;
      const typed = form.getValues();
      const at = new Date().toISOString();
      const others = { mine: typed, files: uploads.replace(offered.files), lost: [] };
      change({
        offered: isChanged() ? { at, version: stored?.version ?? null, ...others } : null,
        failure: lost.length > 0 ? texts.filesLost(lost.join(', ')) : null,
      });
      if (stored && stored.version !== offered.version) rebase(offered.mine, stored);
      else show(offered.mine, base.current);
    },
    dropOffered: () => {
      drop();
      change({ offered: null });
    },
    /** Leaves the form, if the question about unsaved changes lets it. */
    leave: () => {
      if (!mayLeave()) return;
      // An unanswered offer stays for the next visit.
      if (!offered) end();
      onClose(null);
    },
  };
}

/** Checks a form by the contract; of several issues of a field the first is shown. */
const contractResolver =
  <D extends FieldValues>(
    issuesOf: (draft: D) => PlacedIssue[],
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
