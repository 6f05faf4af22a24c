import type { UploadPurpose } from '@rombo/shared/contract/upload';
import styled from 'styled-components';
import type { FileProblem } from '../../../forms/uploads/check-file.ts';
import type { Refusal } from '../../../forms/uploads/use-file-choice.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';

type FileTexts = Texts['panel']['files'];

const titles = { 'too-large': 'tooLarge', 'wrong-type': 'wrongType', empty: 'empty' } as const;

const reasonOf = ({ name, type }: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): string => {
  if (problem === 'empty') return texts.emptyText(name);
  if (purpose === 'technical-sheet') return problem === 'too-large' ? texts.sheetTooLarge(name) : texts.notAPdf(name);
  if (problem === 'too-large') return texts.pictureTooLarge(name);
  return type.startsWith('image/') ? texts.otherPicture(name) : texts.notAPicture(name);
};

/** Why a product does not take a file. */
export const refusalOf = (file: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): Refusal => ({
  title: texts[titles[problem]],
  description: reasonOf(file, problem, purpose, texts),
});

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
