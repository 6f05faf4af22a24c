import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/sortable.styles.ts';

export interface MoveButtonProps {
  icon: IconName;
  label: string;
  /** There is no place to go; the button keeps the focus all the same. */
  useless: boolean;
  onPress: () => void;
}

/** Moves something by one place. */
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
      <Icon name={icon} />
    </IconButton>
  );
}
