import { ALT_MAX } from '@rombo/shared/contract/picture-fields';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { useState } from 'react';
import { FocalPointPicker } from '../../../forms/uploads/focal-point/focal-point-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { DraftPicture } from '../draft/product-draft.ts';
import { Details, Frame } from './files.styles.ts';
import { TileImage } from './tile-parts.tsx';

/** The frame of a tile and of the product's card. */
const BOX = { width: 4, height: 3 };

export type PictureChange = Partial<Pick<DraftPicture, 'alt' | 'focalPoint'>>;

interface PictureDetailsProps {
  picture: DraftPicture;
  /** Place of the picture, counted from 1. */
  position: number;
  uploads: UploadQueue;
  onChange: (change: PictureChange) => void;
}

/** The alternative texts of a picture, one for each language, and its focal point. */
export function PictureDetails({ picture, position, uploads, onChange }: PictureDetailsProps) {
  const { files: texts } = useTexts('panel');
  const { alt, focalPoint } = picture;
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.altAndFocus} <VisuallyHidden>{texts.ofPicture(position)}</VisuallyHidden>
      </summary>
      {languageCodes.map((code) => (
        <Field key={code} label={languages[code].name}>
          {(control) => (
            <TextInput
              {...control}
              aria-label={`${texts.alt} ${texts.ofPicture(position)}, ${languages[code].name}`}
              lang={code}
              value={alt[code]}
              maxLength={ALT_MAX}
              autoComplete="off"
              onChange={({ target }) => onChange({ alt: { ...alt, [code]: target.value } })}
            />
          )}
        </Field>
      ))}
      {isOpen && (
        <FocalPointPicker
          picture={
            <Frame>
              <TileImage picture={picture} uploads={uploads} />
            </Frame>
          }
          box={BOX}
          point={focalPoint}
          onChange={(point) => onChange({ focalPoint: point })}
        />
      )}
    </Details>
  );
}
