import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { useBackToClose, useModal } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { pressKey } from './stage-keys.ts';
import type { useStage } from './use-stage.ts';
import { Bar, BarButton, Caption, Frame, Pictures, Title } from './viewer.styles.ts';
import { ZoomIcon } from './zoom-icon.tsx';

interface ViewerProps extends Pick<ReturnType<typeof useStage>, 'element' | 'stage' | 'zoomed'> {
  title: string;
  /** Beside the title. */
  position?: ReactNode;
  texts: { zoomIn: string; zoomOut: string };
  heading: RefObject<HTMLHeadingElement | null>;
  bar: RefObject<HTMLElement | null>;
  /** Turns to another picture or part. */
  go: (step: 1 | -1) => void;
  open: boolean;
  onClose: () => void;
  /** Before the bar in the order of the focus. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Full-screen dialog around pictures that can be enlarged. */
export function Viewer(props: ViewerProps) {
  const { title, position, texts, element, stage, zoomed, heading, bar, go, open, onClose, notice, children } = props;
  const { common } = useTexts('site');
  const titleId = useId();
  const modal = useModal(open, onClose, heading);
  useBackToClose(open, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !stage.current) return;
    if (pressKey(event.key, { ...stage.current, zoomed, go })) event.preventDefault();
  };
  return (
    <Frame {...modal} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <Pictures ref={element} />
      {notice}
      <Bar ref={bar}>
        <Caption>
          <Title id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {position}
        </Caption>
        <BarButton
          type="button"
          aria-label={zoomed ? texts.zoomOut : texts.zoomIn}
          onClick={() => stage.current?.toggleZoom()}
        >
          <ZoomIcon out={zoomed} />
        </BarButton>
        <BarButton type="button" aria-label={common.close} onClick={onClose}>
          <Icon name="close" />
        </BarButton>
      </Bar>
      {children}
    </Frame>
  );
}
