import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { useState } from 'react';
import styled from 'styled-components';
import { checkFile, type FileProblem, isShrinkable } from '../../../forms/uploads/check-file.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';

/** A file that was not taken, as a toast says it. */
interface Refusal {
  title: string;
  description: string;
}

/** The files that were taken, and what is to be said about the others. */
export interface Choice {
  accepted: File[];
  refused: Refusal[];
  /** Of the refused ones, those that can be made smaller. */
  shrinkable: File[];
}

type FileTexts = Texts['panel']['files'];

const titles = { 'too-large': 'tooLarge', 'wrong-type': 'wrongType', empty: 'empty' } as const;

function pictureText({ name, type }: File, problem: FileProblem, texts: FileTexts): string {
  if (problem === 'empty') return texts.emptyText(name);
  if (problem === 'too-large') return texts.pictureTooLarge(name);
  return type.startsWith('image/') ? texts.otherPicture(name) : texts.notAPicture(name);
}

function sheetText({ name }: File, problem: FileProblem, texts: FileTexts): string {
  if (problem === 'empty') return texts.emptyText(name);
  return problem === 'too-large' ? texts.sheetTooLarge(name) : texts.notAPdf(name);
}

const check = (files: File[], purpose: UploadPurpose, textOf: typeof pictureText, texts: FileTexts): Choice => {
  const choice: Choice = { accepted: [], refused: [], shrinkable: [] };
  for (const file of files) {
    const problem = checkFile(file, purpose);
    if (problem) choice.refused.push({ title: texts[titles[problem]], description: textOf(file, problem, texts) });
    else choice.accepted.push(file);
    if (isShrinkable(file, purpose)) choice.shrinkable.push(file);
  }
  return choice;
};

export function takeWithin(files: File[], room: number, texts: FileTexts): Choice {
  const left = files.length - room;
  const tooMany = { title: texts.tooMany, description: texts.tooManyText(left) };
  return { accepted: files.slice(0, room), refused: left > 0 ? [tooMany] : [], shrinkable: [] };
}

/** Takes the pictures among files, as many as there is room for. */
export function choosePictures(files: File[], room: number, texts: FileTexts): Choice {
  const checked = check(files, 'product-image', pictureText, texts);
  const { accepted, refused } = takeWithin(checked.accepted, room, texts);
  return { ...checked, accepted, refused: [...checked.refused, ...refused] };
}

export const chooseSheet = (file: File, texts: FileTexts): Choice => check([file], 'technical-sheet', sheetText, texts);

/** Says in toasts which files were not taken; since a toast makes way for the next, `refused` keeps the last ones for the form to list. */
export function useRefusals() {
  const { toast } = useToast();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const report = (refusals: Refusal[]) => {
    setRefused(refusals);
    for (const [title, same = []] of Map.groupBy(refusals, (refusal) => refusal.title)) {
      toast({ title, description: same.map(({ description }) => description).join('. '), variant: 'destructive' });
    }
  };
  return { refused, report };
}

const Refused = styled.div`
  color: var(--color-danger);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

interface RefusedListProps {
  refused: Refusal[];
}

/** The files that were not taken, for as long as it takes to read. */
export function RefusedList({ refused }: RefusedListProps) {
  const { files: fileTexts } = useTexts('panel');
  return (
    <Refused role="status">
      {refused.length > 0 && (
        <>
          <p>{fileTexts.notAdded}</p>
          <ul>
            {refused.map(({ description }) => (
              <li key={description}>{description}</li>
            ))}
          </ul>
        </>
      )}
    </Refused>
  );
}
