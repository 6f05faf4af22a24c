import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { useState } from 'react';
import styled from 'styled-components';
import { checkFile, type FileProblem, isShrinkable } from '../../../forms/uploads/check-file.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';

/** A file that was not accepted, as a toast says it. */
interface Refusal {
  title: string;
  description: string;
}

/** The accepted files, and the reasons why others were refused. */
export interface Choice {
  accepted: File[];
  refused: Refusal[];
  /** Of the refused ones, those that can be made smaller. */
  shrinkable: File[];
}

type FileTexts = Texts['panel']['files'];

const titles = { 'too-large': 'tooLarge', 'wrong-type': 'wrongType', empty: 'empty' } as const;

function reasonOf({ name, type }: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): string {
  if (problem === 'empty') return texts.emptyText(name);
  if (purpose === 'technical-sheet') return problem === 'too-large' ? texts.sheetTooLarge(name) : texts.notAPdf(name);
  if (problem === 'too-large') return texts.pictureTooLarge(name);
  return type.startsWith('image/') ? texts.otherPicture(name) : texts.notAPicture(name);
}

export function chooseFiles(files: File[], purpose: UploadPurpose, texts: FileTexts): Choice {
  const choice: Choice = { accepted: [], refused: [], shrinkable: [] };
  for (const file of files) {
    const problem = checkFile(file, purpose);
    if (problem)
      choice.refused.push({ title: texts[titles[problem]], description: reasonOf(file, problem, purpose, texts) });
    else choice.accepted.push(file);
    if (isShrinkable(file, purpose)) choice.shrinkable.push(file);
  }
  return choice;
}

/** Leaves out pictures for which a product has no room. */
export function limitPictures({ accepted, refused, shrinkable }: Choice, room: number, texts: FileTexts): Choice {
  const left = accepted.length - room;
  const tooMany = { title: texts.tooMany, description: texts.tooManyText(left) };
  return { accepted: accepted.slice(0, room), refused: left > 0 ? [...refused, tooMany] : refused, shrinkable };
}

/** Reports refused files as toasts. A toast replaces the one before, so `refused` keeps the last ones for `RefusedList`. */
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

export function RefusedList({ refused }: { refused: Refusal[] }) {
  const { files: texts } = useTexts('panel');
  return (
    <Refused role="status">
      {refused.length > 0 && (
        <>
          <p>{texts.notAdded}</p>
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
