import { useMaintenance } from '../../api/settings.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Sign } from './settings.styles.ts';

interface MaintenanceSignProps {
  /** Opens the switch; left out where it is open already. */
  onOpen: (() => void) | null;
}

/** Says above every tab that visitors cannot see the site. */
export function MaintenanceSign({ onOpen }: MaintenanceSignProps) {
  const { settings: texts } = useTexts('panel');
  const { active } = useMaintenance();
  return (
    <div role="status">
      {active && (
        <Sign>
          <p>{texts.sign}</p>
          {onOpen && (
            <Button variant="ghost" onClick={onOpen}>
              {texts.toSettings}
            </Button>
          )}
        </Sign>
      )}
    </div>
  );
}
