import {
  type ComponentType,
  type FormEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { Bar, Buttons, Form, Heading, Note, Offer, Parts, Problem } from '../../forms/form.styles.ts';
import { FormFilesContext, useInProgressCount } from '../../forms/uploads/use-uploads.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { isCommand, useShortcut } from '../../ui/shortcuts.ts';
import { useBottomBar } from '../../ui/toast.tsx';
import { Differences } from './differences.tsx';
import type { Item, Kind } from './kind.ts';
import { type FormProps, useItemForm } from './use-item-form.ts';
import { VersionsSection } from './versions-section.tsx';

interface CollectionFormProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  itemForm: ReturnType<typeof useItemForm<T, D>>;
  hasRequired?: boolean;
  /** Id of the text that explains why the form cannot be saved yet. */
  missing?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Keeps the focus in the field until the click: an error that appears on blur would move the button and the click would miss it. */
export function keepInputFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** Keeps a bar above the on-screen keyboard. Safari overlays the page with it; other browsers shrink the viewport. */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    const updatePosition = () => {
      const keyboardHeight = window.innerHeight - view.height - view.offsetTop;
      // Pinch zoom also makes the visual viewport smaller.
      if (bar.current) bar.current.style.bottom = view.scale === 1 && keyboardHeight > 0 ? `${keyboardHeight}px` : '';
    };
    for (const type of ['resize', 'scroll']) view.addEventListener(type, updatePosition);
    return () => {
      for (const type of ['resize', 'scroll']) view.removeEventListener(type, updatePosition);
    };
  }, [bar]);
}

function SaveBar<T extends Item, D extends FieldValues>({ kind, itemForm, missing }: CollectionFormProps<T, D>) {
  const { stored, phase, failure, conflict, savedBy, uploads } = itemForm;
  const panel = useTexts('panel');
  const { locale, saving: texts, conflict: conflictTexts } = panel;
  const bar = useBottomBar();
  useAboveKeyboard(bar);
  useShortcut(
    (event) => isCommand(event, 's'),
    () => {
      if (phase === 'editing' && !missing) bar.current?.closest('form')?.requestSubmit();
    },
  );
  const pendingUploads = useInProgressCount(uploads);
  const save = stored ? texts.save : kind.words(panel).form.save.create;
  const labels: Record<typeof phase, string> = {
    editing: conflict?.isMineShown ? conflictTexts.saveMine : save,
    waiting: texts.waiting(pendingUploads),
    saving: texts.saving,
  };
  return (
    <Bar ref={bar} onMouseDown={keepInputFocus}>
      {failure && (
        <Problem role="alert">
          <p>{failure}</p>
          {conflict && savedBy && <p>{conflictTexts.savedBy(formatDate(savedBy.at, 'moment', locale), savedBy.by)}</p>}
        </Problem>
      )}
      {conflict && <Differences kind={kind} itemForm={itemForm} />}
      <Note role="status">
        {phase === 'waiting' && texts.waitingNote}
        {phase === 'editing' && conflict && !conflict.isMineShown && conflictTexts.theirsShown}
      </Note>
      <Buttons>
        <Button variant="ghost" disabled={phase === 'saving'} onClick={itemForm.leave}>
          {texts.cancel}
        </Button>
        {conflict && (
          <Button variant="secondary" disabled={phase !== 'editing'} onClick={itemForm.swap}>
            {conflict.isMineShown ? conflictTexts.showTheirs : conflictTexts.showMine}
          </Button>
        )}
        <Button type="submit" busy={phase !== 'editing'} disabled={Boolean(missing)} aria-describedby={missing}>
          {labels[phase]}
        </Button>
      </Buttons>
    </Bar>
  );
}

interface UnsavedDraftNoticeProps {
  at: string;
  /** True after another draft was taken over. */
  isFurther?: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  children?: ReactNode;
}

export function UnsavedDraftNotice({ at, isFurther, onRestore, onDiscard, children }: UnsavedDraftNoticeProps) {
  const { locale, saving: texts } = useTexts('panel');
  return (
    <Offer role="status">
      <p>{(isFurther ? texts.unsavedToo : texts.unsaved)(formatDate(at, 'moment', locale))}</p>
      {children}
      <div>
        <Button variant="secondary" onClick={onRestore}>
          {texts.takeUnsaved}
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          {texts.dropUnsaved}
        </Button>
      </div>
    </Offer>
  );
}

/** Returns an input with an impossible or incomplete date or time, whose value the browser gives as ''. */
const unreadableInput = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.badInput,
  );

export function CollectionForm<T extends Item, D extends FieldValues>(props: CollectionFormProps<T, D>) {
  const { kind, itemForm, hasRequired = true, onKeyDown, children } = props;
  const { form, phase, offered, stored, saved, handleConflict } = itemForm;
  const panel = useTexts('panel');
  const { saving: texts } = panel;
  const { form: words } = kind.words(panel);
  const headingId = useId();
  const [hasTaken, setTaken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const isReadable = () => {
      const unreadable = unreadableInput(currentTarget);
      if (unreadable)
        form.setError(unreadable.name as FieldPath<D>, { message: texts.unreadableDate }, { shouldFocus: true });
      return !unreadable;
    };
    if (isReadable()) void itemForm.submit(event, isReadable);
    else event.preventDefault();
  };
  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby={headingId} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <Parts disabled={phase === 'saving'}>
          <legend>
            <Heading id={headingId} ref={heading} tabIndex={-1}>
              {stored ? words.editTitle(kind.nameOf(stored, panel)) : words.newTitle}
            </Heading>
          </legend>
          {hasRequired && <Note>{texts.required}</Note>}
          {offered?.files && (
            <UnsavedDraftNotice
              at={offered.at}
              isFurther={hasTaken}
              onRestore={() => {
                setTaken(true);
                itemForm.acceptOffered();
              }}
              onDiscard={itemForm.dropOffered}
            >
              {offered.files.length > 0 && <Note>{texts.filesFound(offered.files.length)}</Note>}
              {offered.lost.length > 0 && <Note>{texts.filesLost(offered.lost.join(', '))}</Note>}
            </UnsavedDraftNotice>
          )}
          <FormFilesContext value={itemForm.formFiles}>{children}</FormFilesContext>
          {stored && <VersionsSection kind={kind} item={stored} onRestored={saved} onConflict={handleConflict} />}
        </Parts>
        <SaveBar {...props} />
      </Form>
    </FormProvider>
  );
}

/** Returns the form of a kind that needs only its fields. */
export const createForm =
  <T extends Item, D extends FieldValues>(kind: Kind<T, D>, Fields: ComponentType) =>
  (props: FormProps<T>) => {
    const itemForm = useItemForm(kind, props);
    return (
      <CollectionForm kind={kind} itemForm={itemForm}>
        <Fields />
      </CollectionForm>
    );
  };
