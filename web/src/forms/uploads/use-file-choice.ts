import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { toast } from '../../ui/toast.tsx';
import { chosenFile, type DraftFile, isChosen } from './draft-file.ts';
import { checkFile, type FileProblem, withType } from './file-checks.ts';
import { useFormFiles } from './use-uploads.tsx';

export interface Refusal {
  title: string;
  description: string;
}

interface FileChoiceOptions {
  purpose: UploadPurpose;
  refusalOf: (file: File, problem: FileProblem) => Refusal;
  /** Number of files that the field still accepts. Defaults to 1, which replaces the current file. */
  capacity?: () => number;
  tooMany?: (left: number) => Refusal;
  onAccept: (chosen: ReturnType<typeof chosenFile>[]) => void;
}

/** Checks chosen files and uploads the accepted ones. Offers to shrink those that were refused only for their size. */
export function useFileChoice(options: FileChoiceOptions) {
  const { purpose, refusalOf, capacity = () => 1, tooMany, onAccept } = options;
  const { uploads } = useFormFiles();
  /** Refusals of the last choice, listed in the form because toasts disappear. */
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [oversized, setOversized] = useState<File[]>([]);

  const accept = (files: File[], refusals: Refusal[] = []) => {
    const limit = capacity();
    const excess = files.length - limit;
    const all = excess > 0 && tooMany ? [...refusals, tooMany(excess)] : refusals;
    setRefused(all);
    for (const title of new Set(all.map((refusal) => refusal.title))) {
      const same = all.filter((refusal) => refusal.title === title);
      toast({ title, description: same.map(({ description }) => description).join('. '), variant: 'destructive' });
    }
    const accepted = files.slice(0, limit).map(chosenFile);
    if (accepted.length === 0) return;
    onAccept(accepted);
    uploads.add(accepted.map((chosen) => ({ ...chosen, purpose })));
  };
  const clear = () => {
    setRefused([]);
    setOversized([]);
  };
  return {
    refused,
    clear,
    choose: async (files: File[]) => {
      const typed = await Promise.all(files.map(withType));
      const checked = typed.map((file) => ({ file, ...checkFile(file, purpose) }));
      const shrinkable = checked.flatMap(({ file, problem, isShrinkable }) => (problem && isShrinkable ? [file] : []));
      setOversized((before) => (tooMany ? [...before, ...shrinkable] : shrinkable));
      accept(
        checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
        checked.flatMap(({ file, problem }) => (problem ? [refusalOf(file, problem)] : [])),
      );
    },
    offer: oversized.length > 0 && {
      count: oversized.length,
      onAccept: () => {
        accept(oversized);
        setOversized([]);
      },
      onDecline: clear,
    },
  };
}

interface FileFieldOptions extends Pick<FileChoiceOptions, 'purpose' | 'refusalOf'> {
  name: string;
  onChange?: ((file: DraftFile | null) => void) | undefined;
}

export function useFileField({ name, onChange, ...checks }: FileFieldOptions) {
  const { uploads, storedFileOf } = useFormFiles();
  const { field, fieldState } = useController({ name });
  const file: DraftFile | null = field.value;
  const setFile = (next: DraftFile | null) => {
    if (file && isChosen(file)) uploads.remove(file.id);
    choice.clear();
    field.onChange(next);
    onChange?.(next);
  };
  const choice = useFileChoice({ ...checks, onAccept: ([chosen]) => chosen && setFile(chosen) });
  return {
    ...choice,
    choose: (files: File[]) => choice.choose(files.slice(0, 1)),
    file,
    setFile,
    purpose: checks.purpose,
    stored: storedFileOf(name),
    error: fieldState.error?.message,
    inputRef: field.ref,
  };
}

export type FileField = ReturnType<typeof useFileField>;
