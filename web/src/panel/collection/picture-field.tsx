import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Columns } from '../../forms/form.styles.ts';
import { type DraftFile, isChosen } from '../../forms/uploads/draft-file.ts';
import { FileButtons, FileDropZone } from '../../forms/uploads/file-picker.tsx';
import { useFileField } from '../../forms/uploads/use-file-choice.ts';
import { DraftImage } from '../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../i18n/index.ts';
import { FieldHint, FieldLabel } from '../../ui/field.styles.ts';
import { Cover } from '../ui/cards.tsx';
import type { PictureDraft } from './draft-fields.ts';
import { FormText } from './form-fields.tsx';
import { Fieldset } from './section.tsx';

const Field = styled(Fieldset)`> legend { padding: 0 0 0.375rem; }`;

const Preview = styled(Cover)`
  width: 100%;
  max-width: 34rem;
`;

export const PreviewImage = ({ image, ...rest }: { image: DraftFile; alt: string }) => (
  <DraftImage picture={image} width={960} height={540} sizes="(min-width: 40rem) 34rem, 100vw" {...rest} />
);

interface PictureFieldProps {
  purpose: UploadPurpose;
  /** Explains that a new item needs a picture. Without it the picture is optional. */
  missing?: { id: string; text: string };
  children?: (image: DraftFile) => ReactNode;
}

export function PictureField({ purpose, missing, children }: PictureFieldProps) {
  const { pictureField: words } = useTexts('panel');
  const { setFocus, setValue, resetField } = useFormContext<PictureDraft>();
  const hint = useId();
  const picture = useFileField({
    name: 'image',
    purpose,
    onChange: (next) => {
      if (next && !isChosen(next)) resetField('focalPoint');
      // The server computes the focal point of a new picture.
      else setValue('focalPoint', null, { shouldDirty: true });
    },
    refusalOf: (_file, problem) => ({ title: words[problem], description: words[`${problem}Text`] }),
  });
  const { file: image, stored } = picture;
  const isMissing = missing && !stored && !image;

  return (
    <>
      <Field>
        <FieldLabel as="legend">{words.image}</FieldLabel>
        <FileDropZone choice={picture} words={words} focus={() => setFocus('image')}>
          <FieldHint id={hint}>{words.imageHint}</FieldHint>
          {image &&
            (children?.(image) ?? (
              <Preview>
                <PreviewImage image={image} alt={words.preview} />
              </Preview>
            ))}
          <FileButtons
            field={picture}
            words={words}
            describedBy={isMissing ? `${hint} ${missing.id}` : hint}
            isRequired={Boolean(missing)}
          />
          {isMissing && <FieldHint id={missing.id}>{missing.text}</FieldHint>}
        </FileDropZone>
      </Field>
      {image && (
        <Columns>
          {languageCodes.map((code) => (
            <FormText
              key={code}
              name={`alt.${code}`}
              label={`${words.alt} (${languages[code].name})`}
              hint={words.altHint}
              lang={code}
            />
          ))}
        </Columns>
      )}
    </>
  );
}
