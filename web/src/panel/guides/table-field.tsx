import { guideLimits } from '@rombo/shared/collections/guides';
import { type ClipboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Row } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError, FieldHint } from '../../ui/field.styles.ts';
import { TextInput } from '../../ui/field.tsx';
import { pasteInto } from './draft-blocks.ts';

/** A table that is wider than the window scrolls inside its own frame. */
const Scroll = styled.div`
  overflow-x: auto;
  th, td { min-width: 7rem; padding: 0.125rem; }
  th input { font-weight: 600; }
  tr > :last-child, tfoot td { min-width: 0; text-align: center; }
`;

const MAX = { rows: guideLimits.rows + 1, columns: guideLimits.columns };

/** The cells of a table. Cells that are copied from a spreadsheet fill it from the cell where they are pasted. */
export function TableField({ name, lang }: { name: string; lang: string }) {
  const { guideForm } = useTexts('panel');
  const texts = guideForm.table;
  const { field, fieldState } = useController({ name });
  const cells: string[][] = field.value;
  const width = cells[0]?.length ?? 0;
  const set = (row: number, column: number, text: string) =>
    field.onChange(cells.map((line, y) => (y === row ? line.map((cell, x) => (x === column ? text : cell)) : line)));
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    field.onChange(pasteInto(cells, [row, column], text, MAX));
  };
  const addRow = () => field.onChange([...cells, Array(width).fill('')]);
  const addColumn = () => field.onChange(cells.map((row) => [...row, '']));
  const rowButton = useRef<HTMLButtonElement>(null);
  const columnButton = useRef<HTMLButtonElement>(null);
  /** Focuses `next` if the pressed button is removed too. */
  const remove = (button: Element, left: string[][], next: RefObject<HTMLElement | null>) => {
    flushSync(() => field.onChange(left));
    if (!button.isConnected) next.current?.focus();
  };
  const removeRow = ({ currentTarget }: MouseEvent, row: number) =>
    remove(
      currentTarget,
      cells.filter((_, y) => y !== row),
      rowButton,
    );
  const removeColumn = ({ currentTarget }: MouseEvent, column: number) =>
    remove(
      currentTarget,
      cells.map((row) => row.filter((_, x) => x !== column)),
      columnButton,
    );
  return (
    <>
      <FieldHint>{texts.hint}</FieldHint>
      <Scroll>
        <table>
          <tbody>
            {cells.map((line, row) => {
              const Cell = row === 0 ? 'th' : 'td';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number
                <tr key={row}>
                  {line.map((text, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
                    <Cell key={column}>
                      <TextInput
                        ref={row + column === 0 ? field.ref : undefined}
                        value={text}
                        lang={lang}
                        aria-label={row === 0 ? texts.head(column + 1) : texts.cell(row, column + 1)}
                        aria-invalid={fieldState.error ? true : undefined}
                        maxLength={guideLimits.text}
                        autoComplete="off"
                        onChange={({ target }) => set(row, column, target.value)}
                        onPaste={(event) => paste(event, row, column)}
                        onBlur={field.onBlur}
                      />
                    </Cell>
                  ))}
                  <td>
                    {row > 0 && cells.length > 2 && (
                      <IconButton
                        icon="close"
                        size={16}
                        aria-label={texts.removeRow(row)}
                        onClick={(event) => removeRow(event, row)}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
          {width > 1 && (
            <tfoot>
              <tr>
                {cells[0]?.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its number
                  <td key={column}>
                    <IconButton
                      icon="close"
                      size={16}
                      aria-label={texts.removeColumn(column + 1)}
                      onClick={(event) => removeColumn(event, column)}
                    />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </Scroll>
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
      <Row>
        <Button ref={rowButton} variant="ghost" disabled={cells.length >= MAX.rows} onClick={addRow}>
          {texts.addRow}
        </Button>
        <Button ref={columnButton} variant="ghost" disabled={width >= MAX.columns} onClick={addColumn}>
          {texts.addColumn}
        </Button>
      </Row>
    </>
  );
}
