import { toNestErrors } from '@hookform/resolvers';
import type { FieldRefusal, Refusal } from '@rombo/shared/contract/issues';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { ApiError, hasStatus } from '../api/errors.ts';
import { useTexts } from '../i18n/index.ts';
import { type ToastMessage, useToast } from '../ui/toast.tsx';
import { failedFiles, failureOf, type SaveWords } from './failure.ts';
import { dropKept, type KeptDraft, keep, readKept } from './kept-draft.ts';
import { mayLeave, useLeaveGuard } from './leave-guard.ts';
import {
  chosenOf,
  type DraftFile,
  type FileField,
  isChosen,
  withFilesOf,
  withoutChosen,
} from './uploads/draft-file.ts';
import { FileRefusal, type UploadQueue } from './uploads/upload-queue.ts';
import { useUploads } from './uploads/use-uploads.tsx';

/** An issue at the field of the form that shows it, such as `extraSpecs.1.label`. */
export interface PlacedIssue {
  place: string;
  refusal: Refusal;
}

/** A field that the server refused, with the text in the page's language. */
export interface RefusedField extends FieldRefusal {
  message: string;
}

/** A refused field where the form shows it, with the file that it is about. */
export interface PlacedRefusal {
  place: string;
  message: string;
  file?: DraftFile | null | undefined;
}

export interface ItemKind<T, D extends FieldValues> {
  /** The start of the name under which the device keeps what is typed. */
  name: string;
  empty: D;
  draftOf: (stored: T) => D;
  /** True when two drafts would be saved alike. */
  isSame: (one: D, other: D) => boolean;
  /** Everything that keeps a draft from being saved, by the rules of the contract. */
  issuesOf: (draft: D) => PlacedIssue[];
  files?: readonly FileField<D>[];
}

/** When and by whom a version was saved. */
export interface VersionInfo {
  version: number;
  at: string;
  by: string | null;
}

export interface ItemFormOptions<T, D extends FieldValues> {
  kind: ItemKind<T, D>;
  /** The item that is edited, or null for a new one. */
  opened: T | null;
  words: SaveWords;
  nameOf: (saved: T) => string;
  /** Another text or an action for the message after saving. */
  messageOf?: (saved: T) => Partial<ToastMessage>;
  /** Sends a draft whose files have arrived. */
  save: (draft: D, stored: T | null, uploads: UploadQueue) => Promise<T>;
  reload: () => Promise<T[]>;
  listVersions?: (id: string) => Promise<VersionInfo[]>;
  placeIssue: (issue: RefusedField, draft: D) => PlacedRefusal;
  onSaved: (id: string) => void;
}

/** A version that was saved elsewhere while the form was filled in. The form shows it or the own draft; the other one is kept aside. */
interface Conflict<D> {
  aside: D;
  isMineShown: boolean;
}

interface State<T, D> {
  /** `waiting` is for uploads in progress. */
  phase: 'editing' | 'waiting' | 'saving';
  failure: string | null;
  /** The version that the next save replaces; null creates a new item. */
  stored: T | null;
  conflict: Conflict<D> | null;
  /** When and by whom `stored` was saved, where it is known. */
  savedBy: VersionInfo | null;
  /** A draft of an earlier visit, until it is accepted or dropped. */
  offered: KeptDraft<D> | null;
}

/**
 * Lifecycle of a form with uploads: files are sent while it is filled in, a save waits for the last of them, and whatever fails, the
 * draft stays in the form and on the device.
 */
export function useItemForm<T extends { id: string; version: number }, D extends FieldValues>(
  options: ItemFormOptions<T, D>,
) {
  const { kind, opened, words, save, reload } = options;
  const { empty, draftOf, isSame, files = [] } = kind;
  const { saving: texts } = useTexts('panel');
  const { issueText, errorText } = useTexts('server');
  const { toast } = useToast();
  const uploads = useUploads();
  const resolver = useMemo(() => contractResolver(kind.issuesOf, issueText), [kind, issueText]);
  const name = `${kind.name}-${opened?.id ?? 'new'}`;
  /** The draft without changes. */
  const base = useRef<D>(opened ? draftOf(opened) : empty);
  const formFiles = useMemo(() => ({ uploads, storedOf: (field: string) => base.current[field] ?? null }), [uploads]);
  const form = useForm<D>({ defaultValues: base.current as DefaultValues<D>, resolver, mode: 'onTouched' });
  const [state, change] = useReducer(
    (before: State<T, D>, part: Partial<State<T, D>>) => ({ ...before, ...part }),
    null,
    (): State<T, D> => {
      const kept = readKept(name, empty);
      const offered = kept && !isSame(kept.mine, base.current) ? kept : null;
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
  const storeDraft = useEffectEvent(() => {
    if (isOver.current || !isChanged()) return;
    const mine = withoutChosen(files, form.getValues(), base.current);
    keep(name, { at: new Date().toISOString(), version: stored?.version ?? null, mine });
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const { unsubscribe } = form.watch(() => storeDraft());
    return () => {
      isMounted.current = false;
      unsubscribe();
    };
  }, [form]);

  /** Removes the draft from the device: the form is saved, or was given up. */
  const end = () => {
    isOver.current = true;
    dropKept(name);
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
    change({ stored: newer, failure: words.conflict, conflict: { aside, isMineShown: true }, savedBy: null });
    options.listVersions?.(newer.id).then(
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
      return { ...options.placeIssue({ ...issue, message: text }, form.getValues()), text };
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
    options.onSaved(id);
  };

  async function saveDraft(draft: D) {
    change({ phase: 'saving' });
    try {
      const item = await save(draft, stored, uploads);
      const [title, text] = stored ? [words.updated, words.updatedText] : [words.created, words.createdText];
      toast({ title, description: text(options.nameOf(item)), ...options.messageOf?.(item) });
      if (isMounted.current) saved(item);
    } catch (error) {
      const [title, description] = stored
        ? [words.updateFailed, words.updateFailedText]
        : [words.createFailed, words.createFailedText];
      toast({ title, description, variant: 'destructive' });
      await refused(error);
      fail(failureOf(error, !stored, { saving: texts, words, errorText }));
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
      const { aside, isMineShown } = conflict;
      const current = form.getValues();
      show(aside, base.current);
      // A file that is in no field must not block the next save.
      uploads.clear();
      uploads.add(chosenOf(files, aside));
      change({ failure: null, conflict: { ...conflict, aside: current, isMineShown: !isMineShown } });
    },
    acceptOffered: () => {
      if (!offered) return;
      const typed = form.getValues();
      const at = new Date().toISOString();
      change({ offered: isChanged() ? { at, version: stored?.version ?? null, mine: typed } : null });
      if (stored && stored.version !== offered.version) rebase(offered.mine, stored);
      else show(offered.mine, base.current);
    },
    dropOffered: () => {
      dropKept(name);
      change({ offered: null });
    },
    /** Leaves the form through `close`, if the question about unsaved changes lets it. */
    leave: (close: () => void) => {
      if (!mayLeave()) return;
      // An unanswered offer stays for the next visit.
      if (!offered) end();
      close();
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
