import {
  type ComponentType,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Bar, Buttons, Form, Heading, Note, Offer, Parts, Problem } from '../../forms/form.styles.ts';
import { FormFilesContext, useUnderWay } from '../../forms/uploads/use-uploads.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { useShortcut } from '../../ui/gestures.ts';
import { useBottomBar } from '../../ui/toast.tsx';
import type { Item, Kind } from './kind.ts';
import { type FormProps, useItemForm } from './use-item-form.ts';
import { VersionsSection } from './versions-section.tsx';

export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

interface CollectionFormProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  item: ReturnType<typeof useItemForm<T, D>>;
  hasRequired?: boolean;
  /** Id of the text that explains why the form cannot be saved yet. */
  lacking?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Keeps the focus in the field until the click: an error that appears on blur would move the button and the click would miss it. */
export function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** Keeps a bar above the on-screen keyboard. Safari overlays the page with it; other browsers shrink the viewport. */
function useKeyboardRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    const place = () => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      // Pinch zoom also makes the visual viewport smaller.
      if (bar.current) bar.current.style.bottom = view.scale === 1 && covered > 0 ? `${covered}px` : '';
    };
    for (const type of ['resize', 'scroll']) view.addEventListener(type, place);
    return () => {
      for (const type of ['resize', 'scroll']) view.removeEventListener(type, place);
    };
  }, [bar]);
}

function SaveBar<T extends Item, D extends FieldValues>({ kind, item, lacking }: CollectionFormProps<T, D>) {
  const { stored, phase, failure, conflict, savedBy, uploads } = item;
  const panel = useTexts('panel');
  const { locale, saving: texts, conflict: conflictTexts } = panel;
  const bar = useBottomBar();
  useKeyboardRoom(bar);
  useShortcut(isSave, () => {
    if (phase === 'editing' && !lacking) bar.current?.closest('form')?.requestSubmit();
  });
  const left = useUnderWay(uploads);
  const save = stored ? texts.save : kind.words(panel).form.save.create;
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
        <Button variant="ghost" disabled={phase === 'saving'} onClick={item.leave}>
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

interface UnsavedOfferProps {
  at: string;
  onTake: () => void;
  onDrop: () => void;
  children?: ReactNode;
}

export function UnsavedOffer({ at, onTake, onDrop, children }: UnsavedOfferProps) {
  const { locale, saving: texts } = useTexts('panel');
  return (
    <Offer role="status">
      <p>{texts.unsaved(formatDate(at, 'moment', locale))}</p>
      {children}
      <div>
        <Button variant="secondary" onClick={onTake}>
          {texts.takeUnsaved}
        </Button>
        <Button variant="ghost" onClick={onDrop}>
          {texts.dropUnsaved}
        </Button>
      </div>
    </Offer>
  );
}

export function CollectionForm<T extends Item, D extends FieldValues>(props: CollectionFormProps<T, D>) {
  const { kind, item, hasRequired = true, onKeyDown, children } = props;
  const { form, phase, offered, stored, saved, refused } = item;
  const panel = useTexts('panel');
  const { saving: texts } = panel;
  const { form: words } = kind.words(panel);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby={headingId} onSubmit={item.submit} onKeyDown={onKeyDown}>
        <Parts disabled={phase === 'saving'}>
          <legend>
            <Heading id={headingId} ref={heading} tabIndex={-1}>
              {stored ? words.editTitle(kind.nameOf(stored, panel)) : words.newTitle}
            </Heading>
          </legend>
          {hasRequired && <Note>{texts.required}</Note>}
          {offered?.files && (
            <UnsavedOffer at={offered.at} onTake={item.acceptOffered} onDrop={item.dropOffered}>
              {offered.files.length > 0 && <Note>{texts.filesFound(offered.files.length)}</Note>}
              {offered.lost.length > 0 && <Note>{texts.filesLost(offered.lost.join(', '))}</Note>}
            </UnsavedOffer>
          )}
          <FormFilesContext value={item.formFiles}>{children}</FormFilesContext>
          {stored && kind.routes.versions && (
            <VersionsSection kind={kind} item={stored} onRestored={saved} onRefused={refused} />
          )}
        </Parts>
        <SaveBar {...props} />
      </Form>
    </FormProvider>
  );
}

/** Returns the form of a kind that needs only its fields. */
export const formOf =
  <T extends Item, D extends FieldValues>(kind: Kind<T, D>, Fields: ComponentType) =>
  (props: FormProps<T>) => {
    const item = useItemForm(kind, props);
    return (
      <CollectionForm kind={kind} item={item}>
        <Fields />
      </CollectionForm>
    );
  };
