import type { ReactNode } from 'react';
import { useTexts } from '../i18n/index.ts';
import { RowIcon } from './row-icons.tsx';
import { IconButton } from './sortable.styles.ts';

interface MoveButtonProps {
  icon: ReactNode;
  label: string;
  /** There is no place to go; the button keeps the focus all the same. */
  useless: boolean;
  onPress: () => void;
}

export function MoveButton({ icon, label, useless, onPress }: MoveButtonProps) {
  return (
    <IconButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={useless}
      onClick={() => {
        if (!useless) onPress();
      }}
    >
      {icon}
    </IconButton>
  );
}

interface MoveButtonsProps {
  /** The line's name. */
  name: string;
  /** Its place, counted from 0. */
  index: number;
  count: number;
  /** Called with the place it goes to. */
  onMove: (to: number) => void;
}

/** Moves a line of a list up and down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { rows: texts } = useTexts('panel');
  return (
    <>
      <MoveButton
        icon={<RowIcon name="up" />}
        label={texts.earlier(name)}
        useless={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <MoveButton
        icon={<RowIcon name="down" />}
        label={texts.later(name)}
        useless={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
    </>
  );
}
