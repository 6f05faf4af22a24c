import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mayLeave } from '../../ui/leave-guard.ts';
import { dropKept, keep, readKept } from './kept-draft.ts';
import type { Draft, DraftKind } from './use-draft.ts';

/** Time after the last key until what was typed is kept, in milliseconds. */
const QUIET_MS = 400;

export interface KeptDraftOptions<T, D extends FieldValues>
  extends Pick<DraftKind<T, D>, 'empty' | 'isSame' | 'merge'> {
  draft: Draft<T, D>;
  /** The name of the form on the device. */
  name: string;
  /** A draft without what cannot be kept as text. */
  keepable: (draft: D, base: D) => D;
}

/** Keeps what is typed on the device until it is saved; `offered` is what an earlier visit left, until it is taken or dropped. */
export function useKeptDraft<T, D extends FieldValues>(options: KeptDraftOptions<T, D>) {
  const { draft, name, empty, isSame, merge, keepable } = options;
  const { form, base, isDirty } = draft;
  const [offered, setOffered] = useState(() => {
    const kept = readKept(name, empty);
    return kept && !isSame(kept.mine, base.current) ? kept : null;
  });
  const isOver = useRef(false);
  const store = useRef(() => {});
  store.current = () => {
    if (isOver.current || !isDirty()) return;
    const mine = keepable(form.getValues(), base.current);
    keep(name, { at: new Date().toISOString(), base: base.current, mine });
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => store.current(), QUIET_MS);
    });
    const flush = () => store.current();
    addEventListener('pagehide', flush);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', flush);
    };
  }, [form]);

  const drop = () => {
    dropKept(name);
    setOffered(null);
  };
  /** Ends the keeping: the form is saved, or was given up. */
  const end = () => {
    isOver.current = true;
    dropKept(name);
  };
  return {
    offered: offered && {
      at: offered.at,
      take: () => {
        form.reset(merge({ base: offered.base, mine: offered.mine, theirs: form.getValues() }), {
          keepDefaultValues: true,
        });
        setOffered(null);
      },
      drop,
    },
    end,
    /** Leaves the form through `close`, if the question about unsaved changes lets it. */
    leave: (close: () => void) => {
      if (!mayLeave()) return;
      // An offer that nobody has answered stays for the next visit.
      if (!offered) end();
      close();
    },
  };
}
