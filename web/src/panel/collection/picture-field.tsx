import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { type ReactNode, useId } from 'react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { FileProblem } from '../../forms/uploads/check-file.ts';
import { type DraftFile, isChosen } from '../../forms/uploads/draft-file.ts';
import { Drop, DropHint, FilePicker, ShrinkOffer, useFileDrop } from '../../forms/uploads/file-picker.tsx';
import { UploadStatus } from '../../forms/uploads/upload-status.tsx';
import { useFileField } from '../../forms/uploads/use-file-choice.ts';
import { DraftImage } from '../../forms/uploads/use-uploads.tsx';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../../ui/field.styles.ts';

const Field = styled.fieldset`
  display: grid;
  gap: var(--space-m);
  > legend { padding: 0 0 0.375rem; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
`;

const Preview = styled.div`
  position: relative;
  width: 100%;
  max-width: 34rem;
  aspect-ratio: 16 / 9;
  background: var(--color-background);
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

interface PreviewImageProps {
  image: DraftFile;
  alt: string;
}

export const PreviewImage = ({ image, ...rest }: PreviewImageProps) => (
  <DraftImage picture={image} width={960} height={540} sizes="(min-width: 40rem) 34rem, 100vw" {...rest} />
);

export const PicturePreview = (props: PreviewImageProps) => (
  <Preview>
    <PreviewImage {...props} />
  </Preview>
);

function refusalText(problem: FileProblem, texts: Texts['panel']['pictureField']) {
  if (problem === 'too-large') return { title: texts.tooLarge, description: texts.tooLargeText };
  if (problem === 'wrong-type') return { title: texts.wrongType, description: texts.wrongTypeText };
  return { title: texts.empty, description: texts.emptyText };
}

interface PictureFieldProps<D extends FieldValues> {
  name: Path<D>;
  purpose: UploadPurpose;
  /** Says that a new item needs a picture. */
  lacking: { id: string; text: string };
  /** Shows the picture; a plain preview by default. */
  children?: (image: DraftFile) => ReactNode;
  /** Called with a picture that replaces another one. */
  onChange?: (image: DraftFile | null) => void;
}

/** The field of an item's one, required picture: its preview and the progress of its upload. */
export function PictureField<D extends FieldValues>(props: PictureFieldProps<D>) {
  const { name, purpose, lacking, children, onChange } = props;
  const { pictureField: words } = useTexts('panel');
  const { setFocus } = useFormContext();
  const hint = useId();
  const picture = useFileField({
    name,
    purpose,
    onChange,
    refusalOf: (_file, problem) => refusalText(problem, words),
  });
  const { file: image, stored, setFile, choose, refused, offer } = picture;
  const isLacking = !stored && !image;
  const answerOffer = (answer: () => void) => () => {
    answer();
    setFocus(name);
  };
  const { over, target } = useFileDrop(choose);
  const [refusal] = refused;
  const problem = refusal ? `${refusal.file?.name}: ${refusal.description}` : picture.error;

  return (
    <Field>
      <FieldLabel as="legend">{words.image}</FieldLabel>
      <Drop {...target} $over={over}>
        <FieldHint id={hint}>{words.imageHint}</FieldHint>
        {image && (children ? children(image) : <PicturePreview image={image} alt={words.preview} />)}
        <UploadStatus id={image?.id} />
        <Row>
          <FilePicker
            purpose={purpose}
            label={image ? words.replace : words.choose}
            describedBy={isLacking ? `${hint} ${lacking.id}` : hint}
            inputRef={picture.inputRef}
            onFiles={choose}
          />
          {image && isChosen(image) && (
            <Button variant="ghost" onClick={() => setFile(stored)}>
              {stored ? words.restore : words.removeChosen}
            </Button>
          )}
          <DropHint>{over ? words.drop : words.dropHere}</DropHint>
        </Row>
        {isLacking && <FieldHint id={lacking.id}>{lacking.text}</FieldHint>}
        {problem && <FieldError role="alert">{problem}</FieldError>}
        {offer && (
          <ShrinkOffer count={1} onAccept={answerOffer(offer.onAccept)} onDecline={answerOffer(offer.onDecline)} />
        )}
      </Drop>
    </Field>
  );
}
