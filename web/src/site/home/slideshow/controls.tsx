import type { Dispatch } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Bar, Buttons, Dot, Dots, Pause } from './controls.styles.ts';
import type { Show, ShowAction } from './show.ts';

/** Apart from the icons that every page carries. */
const PlayIcon = ({ stopped }: { stopped: boolean }) => (
  <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d={stopped ? 'M8 5v14l11-7z' : 'M9 5v14M15 5v14'} />
  </svg>
);

interface ControlsProps {
  show: Show;
  act: Dispatch<ShowAction>;
  stopped: boolean;
  running: boolean;
  toggle: () => void;
}

export function Controls({ show, act, stopped, running, toggle }: ControlsProps) {
  const texts = useTexts('home').slideshow;
  return (
    <Bar>
      <Dots aria-label={texts.choose} data-running={(running && show.current === show.shown) || undefined}>
        {show.ids.map((id, at) => (
          <li key={id}>
            <Dot
              type="button"
              aria-label={texts.goTo(at + 1)}
              aria-current={id === show.current || undefined}
              onClick={() => act({ type: 'pick', id })}
            />
          </li>
        ))}
      </Dots>
      <Buttons>
        <Pause type="button" aria-label={stopped ? texts.play : texts.pause} onClick={toggle}>
          <PlayIcon stopped={stopped} />
        </Pause>
        <button type="button" aria-label={texts.previous} onClick={() => act({ type: 'step', by: -1 })}>
          <Icon name="previous" />
        </button>
        <button type="button" aria-label={texts.next} onClick={() => act({ type: 'step', by: 1 })}>
          <Icon name="next" />
        </button>
      </Buttons>
    </Bar>
  );
}
