import { languageCodes, languages } from '@rombo/shared/languages';
import { ALT_MAX } from '@rombo/shared/picture-fields';
import { useTexts } from '../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { AltTexts } from '../../../uploads/alt-texts.ts';
import { Details } from './files.styles.ts';

export interface AltDetailsProps {
  alt: AltTexts;
  /** Place of the picture, counted from 1. */
  position: number;
  onChange: (alt: AltTexts) => void;
}

/** The alternative texts of a picture, one for each language. */
export function AltDetails({ alt, position, onChange }: AltDetailsProps) {
  const { files: texts } = useTexts('panel');
  return (
    <Details>
      <summary>
        {texts.alt} <VisuallyHidden>{texts.ofPicture(position)}</VisuallyHidden>
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
              onChange={({ target }) => onChange({ ...alt, [code]: target.value })}
            />
          )}
        </Field>
      ))}
    </Details>
  );
}
