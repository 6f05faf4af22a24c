import * as Radix from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Button, IconButton } from '../button.tsx';
import type { ShownToast } from '../toast.tsx';
import { openDialogs } from './open-dialogs.ts';

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  right: env(safe-area-inset-right);
  bottom: calc(var(--toast-room, env(safe-area-inset-bottom)) + var(--page-bar));
  z-index: 100;
  width: 100%;
  max-width: 420px;
  padding: var(--space-m);
`;

const Message = styled(Radix.Root)<{ $destructive: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--space-s);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  border-left: 3px solid ${({ $destructive }) => ($destructive ? 'var(--color-brand-hover)' : 'var(--color-accent)')};
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: 0 0.5rem 2rem var(--color-backdrop);
  overflow-wrap: anywhere;
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe='cancel'] { transform: none; transition: transform 200ms; }
  &[data-swipe='end'] { transform: translateX(100%); transition: transform 150ms; }
`;

const Title = styled(Radix.Title)`
  ${displayText}
  font-size: var(--font-size-lead);
  line-height: 1.2;
`;

const Description = styled(Radix.Description)`
  margin-top: 0.25rem;
  color: var(--color-text-muted);
`;

const ActionButton = styled(Button)`margin-top: var(--space-s);`;

const CloseButton = styled(IconButton)`
  width: 2rem;
  height: 2rem;
  margin: -0.25rem -0.25rem 0 0;
`;

const DURATION = 5000;
/** Duration of a toast with a button, in milliseconds. */
const ACTION_DURATION = 10_000;
const SWIPE_THRESHOLD = 50;

interface ToastViewportProps {
  shown: ShownToast | null;
  onClose: (id: number) => void;
}

/** Shows the current toast, in the topmost dialog if one is open: it covers the page. A swipe to the right dismisses it; F8 focuses it. */
export default function ToastViewport({ shown, onClose }: ToastViewportProps) {
  const { common } = useTexts('site');
  const dialog = openDialogs.use().at(-1);
  return (
    <Radix.Provider
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      {...(dialog && { announcerContainer: dialog })}
    >
      {shown && (
        <Message
          key={shown.id}
          duration={shown.action ? ACTION_DURATION : DURATION}
          $destructive={shown.variant === 'destructive'}
          onOpenChange={(open) => {
            if (!open) onClose(shown.id);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Closes the toast only, and not the dialog below it.
            event.preventDefault();
            onClose(shown.id);
          }}
        >
          <div>
            <Title>{shown.title}</Title>
            {shown.description && <Description>{shown.description}</Description>}
            {shown.action && (
              <Radix.Action asChild altText={shown.action.hint}>
                <ActionButton variant="secondary" onClick={shown.action.run}>
                  {shown.action.label}
                </ActionButton>
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <CloseButton muted icon="close" size={16} aria-label={common.close} />
          </Radix.Close>
        </Message>
      )}
      {createPortal(<Viewport hotkey={['F8']} label={common.notifications} />, dialog ?? document.body)}
    </Radix.Provider>
  );
}
