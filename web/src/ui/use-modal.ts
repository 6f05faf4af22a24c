import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

type Dialog = HTMLDialogElement;

/**
 * Opens and closes a `<dialog>`: spread the result on it. The browser keeps the focus inside and gives it back at once; Escape and a
 * press on the backdrop ask to close. On its way out the dialog can still be seen, and nothing else.
 */
export function useModal(open: boolean, onClose: () => void, firstFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<Dialog>(null);
  const pressedOutside = useRef(false);
  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open) return;
    dialog?.showModal();
    // Left alone, the browser focuses the first control, which may lie far below what the dialog is about.
    firstFocus?.current?.focus();
    return () => dialog?.close();
  }, [open, firstFocus]);

  return {
    ref,
    inert: !open,
    onCancel: (event: SyntheticEvent<Dialog>) => {
      if (!isBackdrop(event)) return;
      event.preventDefault();
      onClose();
    },
    // A press that begins inside and ends outside, as when text is selected, is no press on the backdrop.
    onPointerDown: (event: PointerEvent<Dialog>) => {
      pressedOutside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent<Dialog>) => {
      if (pressedOutside.current && isBackdrop(event)) onClose();
    },
  };
}
