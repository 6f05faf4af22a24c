import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useToast } from '../../ui/toast.tsx';
import { randomId } from '../kept-draft.ts';
import { checkFile, type FileProblem, withType } from './check-file.ts';
import { type DraftFile, isChosen } from './draft-file.ts';
import { useFormFiles } from './use-uploads.tsx';

/** Why files were not accepted, in the words of a toast. */
export interface Refusal {
  title: string;
  description: string;
  /** The refused file, if it is one. */
  file?: File;
}

interface FileChoiceOptions {
  purpose: UploadPurpose;
  refusalOf: (file: File, problem: FileProblem) => Refusal;
  /** Number of files that the field still accepts; 1 by default, which replaces the current one. */
  room?: () => number;
  /** Refuses files beyond that number. */
  tooMany?: (left: number) => Refusal;
  onAccept: (files: File[]) => void;
}

/** Checks chosen files; of the refused ones it offers to shrink those that are only too large. */
export function useFileChoice(options: FileChoiceOptions) {
  const { purpose, refusalOf, room = () => 1, tooMany, onAccept } = options;
  const { toast } = useToast();
  /** Refusals of the last choice, for the form to list: toasts disappear. */
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [large, setLarge] = useState<File[]>([]);

  const accept = (files: File[], refusals: Refusal[] = []) => {
    const most = room();
    const left = files.length - most;
    const all = left > 0 && tooMany ? [...refusals, tooMany(left)] : refusals;
    setRefused(all);
    for (const title of new Set(all.map((refusal) => refusal.title))) {
      const same = all.filter((refusal) => refusal.title === title);
      toast({ title, description: same.map(({ description }) => description).join('. '), variant: 'destructive' });
    }
    const accepted = files.slice(0, most);
    if (accepted.length > 0) onAccept(accepted);
  };
  const clear = () => {
    setRefused([]);
    setLarge([]);
  };
  return {
    refused,
    clear,
    choose: async (files: File[]) => {
      const typed = await Promise.all(files.map(withType));
      const checked = typed.map((file) => ({ file, ...checkFile(file, purpose) }));
      const shrinkable = checked.flatMap(({ file, isShrinkable }) => (isShrinkable ? [file] : []));
      setLarge((before) => (tooMany ? [...before, ...shrinkable] : shrinkable));
      accept(
        checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
        checked.flatMap(({ file, problem }) => (problem ? [{ ...refusalOf(file, problem), file }] : [])),
      );
    },
    offer: large.length > 0 && {
      count: large.length,
      onAccept: () => {
        accept(large);
        setLarge([]);
      },
      onDecline: clear,
    },
  };
}

interface FileFieldOptions extends Pick<FileChoiceOptions, 'purpose' | 'refusalOf'> {
  name: string;
  onChange?: ((file: DraftFile | null) => void) | undefined;
}

/** A field of the form for one file, which is uploaded when it is chosen. */
export function useFileField({ name, onChange, ...checks }: FileFieldOptions) {
  const { uploads, storedOf } = useFormFiles();
  const { field, fieldState } = useController({ name });
  const file: DraftFile | null = field.value;
  const setFile = (next: DraftFile | null) => {
    if (file && isChosen(file)) uploads.remove(file.id);
    choice.clear();
    field.onChange(next);
    onChange?.(next);
  };
  const choice = useFileChoice({
    ...checks,
    onAccept: ([chosen]) => {
      if (!chosen) return;
      const next = { id: randomId(), file: chosen };
      setFile(next);
      uploads.add([{ ...next, purpose: checks.purpose }]);
    },
  });
  return {
    ...choice,
    choose: (files: File[]) => choice.choose(files.slice(0, 1)),
    file,
    setFile,
    purpose: checks.purpose,
    stored: storedOf(name),
    error: fieldState.error?.message,
    inputRef: field.ref,
  };
}

export type FileField = ReturnType<typeof useFileField>;
