import * as Radix from '@radix-ui/react-toast';
import { useTexts } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { CloseButton, Description, Message, Title, Viewport } from './toast.styles.ts';
import { dismissToast, type ShownToast } from './toast-store.ts';

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

export interface ToastViewportProps {
  shown: ShownToast | null;
}

/** Draws the current message; a swipe to the right takes it away, F8 brings the focus to it. */
export default function ToastViewport({ shown }: ToastViewportProps) {
  const { common } = useTexts('site');
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {shown && (
        <Message
          key={shown.id}
          $destructive={shown.variant === 'destructive'}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id);
          }}
        >
          <div>
            <Title>{shown.title}</Title>
            {shown.description && <Description>{shown.description}</Description>}
          </div>
          <CloseButton aria-label={common.close}>
            <Icon name="close" size={16} />
          </CloseButton>
        </Message>
      )}
      <Viewport hotkey={['F8']} label={common.notifications} />
    </Radix.Provider>
  );
}
