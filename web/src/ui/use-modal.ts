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
 * Opens a `<dialog>` as long as it is rendered: spread the result on it. The browser keeps the focus inside and gives it back;
 * Escape and a press on the backdrop ask to close.
 */
export function useModal(onClose: () => void, firstFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<Dialog>(null);
  const pressedOutside = useRef(false);
  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Left alone, the browser focuses the first control, which may lie far below what the dialog is about.
    firstFocus?.current?.focus();
    return () => dialog?.close();
  }, [firstFocus]);

  return {
    ref,
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
