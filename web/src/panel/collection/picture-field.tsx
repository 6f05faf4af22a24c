import { ALT_MAX } from '@rombo/shared/contract/picture-fields';
import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { type ReactNode, useId } from 'react';
import { type FieldValues, type Path, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Columns } from '../../forms/form.styles.ts';
import type { FileProblem } from '../../forms/uploads/check-file.ts';
import { type DraftFile, isChosen } from '../../forms/uploads/draft-file.ts';
import { FileButtons, FileDrop } from '../../forms/uploads/file-picker.tsx';
import { UploadStatus } from '../../forms/uploads/upload-status.tsx';
import { useFileField } from '../../forms/uploads/use-file-choice.ts';
import { DraftImage } from '../../forms/uploads/use-uploads.tsx';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { FieldError, FieldHint, FieldLabel } from '../../ui/field.styles.ts';
import { Cover } from '../ui/cards.tsx';
import type { PictureDraft } from './draft-fields.ts';
import { FormText } from './form-fields.tsx';
import { Part } from './section.tsx';

const Field = styled(Part)`
  > legend { padding: 0 0 0.375rem; }
`;

const Preview = styled(Cover)`
  width: 100%;
  max-width: 34rem;
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
  /** Says that a new item needs a picture; without it the picture is optional. */
  lacking?: { id: string; text: string };
  /** Shows the picture; a plain preview by default. */
  children?: (image: DraftFile) => ReactNode;
  /** Called with a picture that replaces another one. */
  onChange?: (image: DraftFile | null) => void;
}

/** The field of an item's one picture: its preview and the progress of its upload. */
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
  const { file: image, stored, refused } = picture;
  const isLacking = lacking && !stored && !image;
  const [refusal] = refused;
  const problem = refusal ? `${refusal.file?.name}: ${refusal.description}` : picture.error;

  return (
    <Field>
      <FieldLabel as="legend">{words.image}</FieldLabel>
      <FileDrop choice={picture} words={words} focus={() => setFocus(name)}>
        <FieldHint id={hint}>{words.imageHint}</FieldHint>
        {image && (children ? children(image) : <PicturePreview image={image} alt={words.preview} />)}
        <UploadStatus id={image?.id} />
        <FileButtons
          field={picture}
          words={words}
          describedBy={isLacking ? `${hint} ${lacking.id}` : hint}
          isRequired={Boolean(lacking)}
        />
        {isLacking && <FieldHint id={lacking.id}>{lacking.text}</FieldHint>}
        {problem && <FieldError role="alert">{problem}</FieldError>}
      </FileDrop>
    </Field>
  );
}

/** The alternative texts of an item's picture, one for each language. */
export function AltFields() {
  const { pictureField: texts } = useTexts('panel');
  return (
    <Columns>
      {languageCodes.map((code) => (
        <FormText
          key={code}
          name={`alt.${code}`}
          label={`${texts.alt} (${languages[code].name})`}
          hint={texts.altHint}
          lang={code}
          maxLength={ALT_MAX}
        />
      ))}
    </Columns>
  );
}

/** A picture that an item may have, with its alternative texts. The server finds the focal point of a new one. */
export function OptionalPicture({ purpose }: { purpose: UploadPurpose }) {
  const { setValue, resetField } = useFormContext<PictureDraft>();
  const image = useWatch<PictureDraft, 'image'>({ name: 'image' });
  return (
    <>
      <PictureField<PictureDraft>
        name="image"
        purpose={purpose}
        onChange={(next) => {
          if (next && !isChosen(next)) resetField('focalPoint');
          else setValue('focalPoint', null, { shouldDirty: true });
        }}
      />
      {image && <AltFields />}
    </>
  );
}
