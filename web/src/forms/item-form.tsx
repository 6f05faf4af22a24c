import { type KeyboardEventHandler, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { formatDate } from '../i18n/dates.ts';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { isSave, useShortcut } from '../ui/gestures.ts';
import { useBottomBar } from '../ui/toast.tsx';
import { Bar, Buttons, Form, Heading, Note, Offer, Parts, Problem } from './form.styles.ts';
import { FormFilesContext, useUnderWay } from './uploads/use-uploads.tsx';
import type { useItemForm } from './use-item-form.ts';

export interface ItemFormProps<T extends { id: string; version: number }, D extends FieldValues> {
  item: ReturnType<typeof useItemForm<T, D>>;
  title: string;
  /** Label of the button that creates a new item. */
  create: string;
  /** True where some fields are marked as required. */
  hasRequired?: boolean;
  hasFiles?: boolean;
  /** The id of the text that says why nothing can be saved yet. */
  lacking?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of an item, new or stored, with the offer of an earlier draft. */
export function ItemForm<T extends { id: string; version: number }, D extends FieldValues>(props: ItemFormProps<T, D>) {
  const { item, title, hasRequired = true, hasFiles = true, onKeyDown } = props;
  const { form, phase, offered } = item;
  const { locale, saving: texts } = useTexts('panel');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby={headingId} onSubmit={item.submit} onKeyDown={onKeyDown}>
        <Parts disabled={phase === 'saving'}>
          <legend>
            <Heading id={headingId} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
          </legend>
          {hasRequired && <Note>{texts.required}</Note>}
          {offered && (
            <Offer role="status">
              <p>{texts.unsaved(formatDate(offered.at, 'moment', locale))}</p>
              {hasFiles && <Note>{texts.unsavedFiles}</Note>}
              <div>
                <Button variant="secondary" onClick={item.acceptOffered}>
                  {texts.takeUnsaved}
                </Button>
                <Button variant="ghost" onClick={item.dropOffered}>
                  {texts.dropUnsaved}
                </Button>
              </div>
            </Offer>
          )}
          <FormFilesContext value={item.formFiles}>{props.children}</FormFilesContext>
        </Parts>
        <SaveBar {...props} />
      </Form>
    </FormProvider>
  );
}

/**
 * Keeps the focus in the field until the click: an error that appears on blur would move the button away from under the pointer, and the
 * press would be lost.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

type SaveBarProps<T extends { id: string; version: number }, D extends FieldValues> = Pick<
  ItemFormProps<T, D>,
  'item' | 'create' | 'lacking' | 'onCancel'
>;

/** The sticky end of a form: failures and buttons. */
function SaveBar<T extends { id: string; version: number }, D extends FieldValues>(props: SaveBarProps<T, D>) {
  const { item, create, lacking, onCancel } = props;
  const { stored, phase, failure, conflict, savedBy, uploads } = item;
  const { locale, saving: texts, conflict: conflictTexts } = useTexts('panel');
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  useShortcut(isSave, () => {
    if (phase === 'editing' && !lacking) bar.current?.closest('form')?.requestSubmit();
  });
  const left = useUnderWay(uploads);
  const save = stored ? texts.save : create;
  const labels: Record<typeof phase, string> = {
    editing: conflict?.isMineShown ? conflictTexts.saveMine : save,
    waiting: texts.waiting(left),
    saving: texts.saving,
  };
  return (
    <Bar ref={bar} onMouseDown={keepFocus}>
      {failure && (
        <Problem role="alert">
          <p>{failure}</p>
          {conflict && savedBy && <p>{conflictTexts.savedBy(formatDate(savedBy.at, 'moment', locale), savedBy.by)}</p>}
        </Problem>
      )}
      <Note role="status">
        {phase === 'waiting' && texts.waitingNote}
        {phase === 'editing' && conflict && !conflict.isMineShown && conflictTexts.theirsShown}
      </Note>
      <Buttons>
        <Button variant="ghost" disabled={phase === 'saving'} onClick={() => item.leave(onCancel)}>
          {texts.cancel}
        </Button>
        {conflict && (
          <Button variant="secondary" disabled={phase !== 'editing'} onClick={item.swap}>
            {conflict.isMineShown ? conflictTexts.showTheirs : conflictTexts.showMine}
          </Button>
        )}
        <Button type="submit" busy={phase !== 'editing'} disabled={Boolean(lacking)} aria-describedby={lacking}>
          {labels[phase]}
        </Button>
      </Buttons>
    </Bar>
  );
}
