import type { Dispatch } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Bar, Buttons, Dot, Dots, Pause } from './controls.styles.ts';
import type { Show, ShowAction } from './show.ts';

export interface ControlsProps {
  show: Show;
  act: Dispatch<ShowAction>;
  stopped: boolean;
  running: boolean;
  toggle: () => void;
}

/** Stops and turns a slideshow of more than one picture. */
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
          <Icon name={stopped ? 'play' : 'pause'} />
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
