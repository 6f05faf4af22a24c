import type { ReactNode } from 'react';
import { IconButton } from './sortable.styles.ts';

export interface MoveButtonProps {
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
