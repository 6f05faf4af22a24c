import { guideLimits } from '@rombo/shared/collections/guides';
import { useEffect, useRef, useState } from 'react';
import {
  get,
  type FieldError as RefusedField,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import styled from 'styled-components';
import { Row, SpreadRow, Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../../ui/field.styles.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { keepInputFocus } from '../collection/collection-form.tsx';
import { FormText } from '../collection/form-fields.tsx';
import { Fieldset } from '../collection/section.tsx';
import { MoveButtons, Moves } from '../ui/buttons.tsx';
import { frame } from '../ui/cards.tsx';
import { type BlockType, blockTypes, type DraftBlock, newBlock } from './draft-blocks.ts';
import { TableField } from './table-field.tsx';

const List = styled.ol`
  display: grid;
  gap: var(--space-m);
`;

const Block = styled(Fieldset)`
  ${frame}
  min-width: 0;
  padding: var(--space-s) var(--space-m) var(--space-m);
  gap: var(--space-s);
`;

/** The name of the field in a form whose array has any name. */
type Blocks = { blocks: DraftBlock[] };

interface Removal {
  block: DraftBlock;
  index: number;
  /** Ids of the blocks that are left. Another draft in the form has other ids. */
  others: string[];
}

interface BlocksFieldProps {
  name: string;
  label: string;
  hint: string;
  lang: string;
  /** Name of blocks that an empty field can be started from. */
  copyFrom?: string;
}

/** The blocks of a guide: added at the end, moved, removed with undo. */
export function BlocksField({ name, label, hint, lang, copyFrom }: BlocksFieldProps) {
  const { guideForm: texts, trash } = useTexts('panel');
  const { control, getValues } = useFormContext<Blocks>();
  const { fields, append, insert, move, remove, replace } = useFieldArray({ control, name: name as 'blocks' });
  const { errors } = useFormState({ control });
  const source = useWatch({ control, name: (copyFrom ?? name) as 'blocks' });
  const [removed, setRemoved] = useState<Removal | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const undoButton = useRef<HTMLButtonElement>(null);
  const error: RefusedField | undefined = get(errors, name);
  const message = error?.root?.message ?? error?.message;
  const canUndo = removed?.others.length === fields.length && fields.every(({ id }) => removed.others.includes(id));
  const focusOn = (index: number, type: BlockType) => ({
    focusName: `${name}.${index}.${type === 'table' ? 'cells' : 'text'}`,
  });
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  const add = (type: BlockType) => {
    append(newBlock(type), focusOn(fields.length, type));
    setRemoved(null);
  };
  const drop = (index: number) => {
    const block = getValues(`${name}.${index}` as 'blocks.0');
    setRemoved({ block, index, others: fields.filter((_, at) => at !== index).map(({ id }) => id) });
    remove(index);
  };
  const undo = () => {
    if (!removed) return;
    insert(removed.index, removed.block, focusOn(removed.index, removed.block.type));
    setRemoved(null);
  };

  return (
    <Fieldset>
      <FieldLabel as="legend">{label}</FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <List>
        {fields.map(({ id, type }, index) => {
          const field = `${name}.${index}`;
          const place = texts.block(index + 1, texts.types[type]);
          return (
            <li key={id}>
              <Block>
                <VisuallyHidden as="legend">{place}</VisuallyHidden>
                <SpreadRow>
                  <span aria-hidden>{place}</span>
                  <Moves onMouseDown={keepInputFocus}>
                    <MoveButtons
                      name={place}
                      words={texts}
                      index={index}
                      count={fields.length}
                      onMove={(to) => {
                        move(index, to);
                        setAnnouncement(texts.moved(to + 1, fields.length));
                      }}
                    />
                    <IconButton icon="close" aria-label={texts.removeBlock(place)} onClick={() => drop(index)} />
                  </Moves>
                </SpreadRow>
                {type === 'table' ? (
                  <TableField key={field} name={`${field}.cells`} lang={lang} />
                ) : (
                  <FormText name={`${field}.text`} label={texts.inputs[type]} lang={lang} isLong={type !== 'heading'} />
                )}
              </Block>
            </li>
          );
        })}
      </List>
      {removed && canUndo && (
        <SpreadRow role="status">
          <span>{texts.removedBlock(texts.types[removed.block.type])}</span>
          <Button variant="secondary" ref={undoButton} onClick={undo}>
            {trash.undo}
          </Button>
        </SpreadRow>
      )}
      {message && <FieldError role="alert">{message}</FieldError>}
      <Stack onMouseDown={keepInputFocus}>
        <Row>
          {blockTypes.map((type) => (
            <Button
              key={type}
              variant="secondary"
              disabled={fields.length >= guideLimits.blocks}
              onClick={() => add(type)}
            >
              {texts.addBlock(texts.types[type])}
            </Button>
          ))}
        </Row>
        {copyFrom && fields.length === 0 && source.length > 0 && (
          <div>
            <Button variant="ghost" onClick={() => replace(source)}>
              {texts.copyBlocks}
            </Button>
          </div>
        )}
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Fieldset>
  );
}
