import { productLimits } from '@rombo/shared/collections/product';
import { useId, useSyncExternalStore } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Row } from '../../../forms/form.styles.ts';
import { type DraftFile, isChosen } from '../../../forms/uploads/draft-file.ts';
import { FileDropZone, FilePicker, RefusedList } from '../../../forms/uploads/file-picker.tsx';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { useFileChoice } from '../../../forms/uploads/use-file-choice.ts';
import { DraftImage, useFormFiles, usePendingFile } from '../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { CollapsibleSection } from '../../collection/section.tsx';
import type { ProductDraft } from '../draft/product-draft.ts';
import { refusalOf } from './file-fields.tsx';

const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: var(--space-s);
  width: 100%;
  li { min-height: 3.5rem; border: 1px solid var(--color-border); background: var(--color-surface); }
  li:has([role='alert']) { grid-column: 1 / -1; }
  img { display: block; width: 100%; max-width: 8rem; aspect-ratio: 4 / 3; object-fit: contain; }
`;

/** A picture, with its upload status only if the upload failed. */
function Frame({ picture }: { picture: DraftFile }) {
  const hasFailed = usePendingFile(picture.id)?.status === 'failed';
  return (
    <li>
      <DraftImage picture={picture} alt="" width={320} height={240} sizes="4.5rem" />
      {hasFailed && <UploadStatus id={picture.id} />}
    </li>
  );
}

/** The pictures of a 360° turn, chosen, replaced and removed together and sorted by file name. */
export function TurnField() {
  const { uploads } = useFormFiles();
  const { files: words, productVersions, turn: texts } = useTexts('panel');
  const { getValues, setFocus } = useFormContext<ProductDraft>();
  const { field, fieldState } = useController<ProductDraft, 'turn'>({ name: 'turn' });
  const hint = useId();
  const pictures = field.value;
  const count = pictures.length;
  const [first, last] = [pictures[0], pictures.at(-1)];
  const sent = useSyncExternalStore(
    uploads.subscribe,
    () => pictures.filter(({ id }) => uploads.find(id)?.status === 'sent').length,
  );
  const setPictures = (next: DraftFile[]) => {
    for (const { id } of getValues('turn').filter((picture) => isChosen(picture))) uploads.remove(id);
    field.onChange(next);
  };
  const choice = useFileChoice({
    purpose: 'product-turn',
    refusalOf: (file, problem) => refusalOf(file, problem, 'product-turn', words),
    capacity: () => productLimits.turn.max,
    tooMany: (left) => ({ title: texts.tooMany, description: texts.tooManyText(left) }),
    onAccept: setPictures,
  });
  const choose = (files: File[]) =>
    choice.choose([...files].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })));

  return (
    <CollapsibleSection title={productVersions.fields.turn} summary={count > 0 && texts.count(count)} fields={['turn']}>
      <FileDropZone choice={{ ...choice, choose }} words={words} focus={() => setFocus('turn')}>
        <FieldHint id={hint}>{texts.hint}</FieldHint>
        {first && last && (
          <>
            {isChosen(first) && isChosen(last) && (
              <p>
                {texts.fromTo(first.name, last.name)} {texts.sent(sent, count)}
              </p>
            )}
            <Strip>
              {pictures.map((picture) => (
                <Frame key={picture.id} picture={picture} />
              ))}
            </Strip>
          </>
        )}
        <Row>
          <FilePicker
            purpose="product-turn"
            label={count > 0 ? texts.replace : texts.choose}
            multiple
            describedBy={hint}
            inputRef={field.ref}
            onFiles={choose}
          />
          {count > 0 && (
            <Button
              variant="ghost"
              onClick={() => {
                setPictures([]);
                setFocus('turn');
              }}
            >
              {texts.remove}
            </Button>
          )}
        </Row>
        {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
        <RefusedList refused={choice.refused} />
      </FileDropZone>
    </CollapsibleSection>
  );
}
