import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Form, Note, Offer, Parts } from '../../ui/form.styles.ts';
import { Heading } from '../../ui/panel.styles.ts';
import { BothVersions, type VersionRow } from './both-versions.tsx';
import { SaveBar } from './save-bar.tsx';
import type { useItemForm } from './use-item-form.ts';

interface DraftOfferProps {
  /** When it was typed last. */
  at: string;
  take: () => void;
  drop: () => void;
  /** False for a form without files. */
  withFiles?: boolean;
}

/** Offers what was typed into the form during an earlier visit. */
function DraftOffer({ at, take, drop, withFiles = true }: DraftOfferProps) {
  const { saving: texts, locale } = useTexts('panel');
  const date = new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Offer role="status">
      <p>{texts.unsaved(date)}</p>
      {withFiles && <Note>{texts.unsavedFiles}</Note>}
      <div>
        <Button variant="secondary" onClick={take}>
          {texts.takeUnsaved}
        </Button>
        <Button variant="ghost" onClick={drop}>
          {texts.dropUnsaved}
        </Button>
      </div>
    </Offer>
  );
}

export interface ItemFormProps<T extends { id: string }, D extends FieldValues> {
  item: ReturnType<typeof useItemForm<T, D>>;
  title: string;
  /** Label of the button that creates a new item. */
  create: string;
  /** True where some fields are marked as required. */
  hasRequired?: boolean;
  hasFiles?: boolean;
  /** The id of the text that says why nothing can be saved yet. */
  lacking?: string | undefined;
  /** The fields in which the draft and a newer version differ. */
  rowsOf: (mine: D, theirs: D) => VersionRow[];
  onKeyDown?: KeyboardEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of an item, new or stored, with what became of an earlier draft and of concurrent changes. */
export function ItemForm<T extends { id: string }, D extends FieldValues>(props: ItemFormProps<T, D>) {
  const { item, title, create, hasRequired = true, hasFiles = true, lacking, rowsOf, onKeyDown, onCancel } = props;
  const { saving: texts } = useTexts('panel');
  const { form, stored, uploads, kept, phase, failure, note, conflict, compare, restoreMine, submit } = item;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby={headingId} onSubmit={submit} onKeyDown={onKeyDown}>
        <Parts disabled={phase === 'saving' || phase === 'reloading'}>
          <legend>
            <Heading id={headingId} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
          </legend>
          {hasRequired && <Note>{texts.required}</Note>}
          {kept.offered && <DraftOffer {...kept.offered} withFiles={hasFiles} />}
          {props.children}
        </Parts>
        {conflict && <BothVersions {...conflict} rowsOf={rowsOf} />}
        <SaveBar
          label={stored ? texts.save : create}
          phase={phase}
          failure={failure}
          note={note}
          uploads={uploads}
          onCompare={conflict ? null : compare}
          onRestore={restoreMine}
          lacking={lacking}
          onCancel={() => kept.leave(onCancel)}
        />
      </Form>
    </FormProvider>
  );
}
