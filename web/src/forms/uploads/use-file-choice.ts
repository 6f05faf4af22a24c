import {
  isAccepted,
  isPicture,
  MAX_FILE_BYTES,
  type UploadPurpose,
  uploadPurposes,
} from '@rombo/shared/contract/upload';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useToast } from '../../ui/toast.tsx';
import { chosenFile, type DraftFile, isChosen } from './draft-file.ts';
import { typeByContent } from './preparing/picture-file.ts';
import { useFormFiles } from './use-uploads.tsx';

export type FileProblem = 'too-large' | 'wrong-type' | 'empty';

/** Photos of phones, which only Safari shows: they are converted to JPEG before they are sent. */
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** The largest file that is shrunk; a browser may run out of memory with larger ones. */
const MAX_SHRINKABLE_BYTES = 100 * 1024 * 1024;

/** Gives a file without a media type the one that its first bytes indicate, whatever its name. */
export async function withType(file: File): Promise<File> {
  if (file.type && file.type !== 'application/octet-stream') return file;
  const type = await typeByContent(file).catch(() => null);
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}

/** Checks a file by its type and size. `isShrinkable`: a picture that is only too large; an animation would lose its motion. */
export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  purpose: UploadPurpose,
): { problem: FileProblem | null; isShrinkable: boolean } {
  const isKnown = isAccepted(purpose, type) || (isPicture(purpose) && heicTypes.includes(type));
  if (size > MAX_FILE_BYTES) {
    const isShrinkable = isPicture(purpose) && isKnown && type !== 'image/gif' && size <= MAX_SHRINKABLE_BYTES;
    // Those of a turn are shrunk in any case.
    return { problem: isShrinkable && purpose === 'product-turn' ? null : 'too-large', isShrinkable };
  }
  if (!isKnown) return { problem: 'wrong-type', isShrinkable: false };
  return { problem: size === 0 ? 'empty' : null, isShrinkable: false };
}

/**
 * The `accept` of an input for a purpose. HEIC is among the pictures, or an iPhone would turn its photos into JPEG files of twice the
 * size; its extensions are named too for systems that do not know the type.
 */
export function acceptOf(purpose: UploadPurpose): string {
  const types = Object.keys(uploadPurposes[purpose]);
  return [...types, ...(isPicture(purpose) ? ['image/heic', 'image/heif', '.heic', '.heif'] : [])].join(',');
}

/** Why files were not accepted, in the words of a toast. */
export interface Refusal {
  title: string;
  description: string;
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
      const shrinkable = checked.flatMap(({ file, problem, isShrinkable }) => (problem && isShrinkable ? [file] : []));
      setLarge((before) => (tooMany ? [...before, ...shrinkable] : shrinkable));
      accept(
        checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
        checked.flatMap(({ file, problem }) => (problem ? [refusalOf(file, problem)] : [])),
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
      const next = chosenFile(chosen);
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
