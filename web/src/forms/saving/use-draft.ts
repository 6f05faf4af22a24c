import { useCallback, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';

/** Three versions of one form: as it was opened, as it is typed now, and as somebody else saved it meanwhile. */
export interface Versions<D> {
  base: D;
  mine: D;
  theirs: D;
}

export type Choice = 'mine' | 'theirs';

export interface DraftKind<T, D extends FieldValues> {
  empty: D;
  draftOf: (stored: T) => D;
  isSame: (one: D, other: D) => boolean;
  merge: (versions: Versions<D>) => D;
  withoutPresentFiles: (draft: D) => D;
}

/** A draft and the stored entity that it will replace; null creates a new one. */
export function useDraft<T, D extends FieldValues>(opened: T | null, kind: DraftKind<T, D>, resolver: Resolver<D>) {
  const { saving: savingTexts } = useTexts('panel');
  const { empty, draftOf, isSame, merge, withoutPresentFiles } = kind;
  const [stored, setStored] = useState(opened);
  /** Discarded changes, when the newer version was taken. */
  const [left, setLeft] = useState<D | null>(null);
  const base = useRef<D>(opened ? draftOf(opened) : empty);
  const form = useForm<D>({ defaultValues: base.current as DefaultValues<D>, resolver, mode: 'onTouched' });
  const isDirty = useCallback(() => !isSame(form.getValues(), base.current), [form, isSame]);
  useLeaveGuard(isDirty, savingTexts.leave);

  const mergeOver = (newer: T) => {
    const theirs = draftOf(newer);
    return { mine: merge({ base: base.current, mine: form.getValues(), theirs }), theirs };
  };

  /** Goes on over a newer version, with what was typed or without. */
  const rebase = (newer: T, choice: Choice) => {
    const both = mergeOver(newer);
    setLeft(choice === 'theirs' && !isSame(both.mine, both.theirs) ? both.mine : null);
    form.reset(both[choice]);
    base.current = both.theirs;
    setStored(newer);
  };

  /** Lays what was left over what the form says now. */
  const restoreMine = () => {
    if (left) form.reset(merge({ base: base.current, mine: left, theirs: form.getValues() }));
    setLeft(null);
  };

  /** Goes on as a new thing, without the files of the one that is gone. */
  const detach = () => {
    form.reset(withoutPresentFiles(form.getValues()));
    base.current = empty;
    setStored(null);
  };

  return { form, base, isDirty, stored, mergeOver, rebase, detach, hasLeft: left !== null, restoreMine };
}

export type Draft<T, D extends FieldValues> = ReturnType<typeof useDraft<T, D>>;
