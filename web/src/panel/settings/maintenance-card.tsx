import { useMaintenance } from '../../api/settings.ts';
import { useWrite } from '../../api/swr.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { useToast } from '../../ui/toast.tsx';
import { Buttons, Hint, TitledCard } from '../ui/cards.tsx';
import { State } from './settings.styles.ts';

/** Closes the site for maintenance or opens it; the setting is read again afterwards, and `busy` lasts until then. */
function useSetMaintenance() {
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const set = (active: boolean) => run({ body: { key: 'maintenance_mode', value: active ? 'true' : 'false' } });
  return { set, busy };
}

/** The setting with the error that names it; visitors' pages, which open all the same, go without. */
function useMaintenanceSetting() {
  const { error, ...read } = useMaintenance();
  return { ...read, error: error ? new Error('Failed to fetch maintenance setting', { cause: error }) : undefined };
}

export function MaintenanceCard() {
  const { settings: texts } = useTexts('panel');
  const setting = useMaintenanceSetting();
  const { set, busy } = useSetMaintenance();
  const { toast } = useToast();
  const { active, error, retry } = setting;

  const change = async (next: boolean) => {
    if (next && !confirm(texts.confirmEnable)) return;
    try {
      await set(next);
      const [title, description] = next ? [texts.enabled, texts.enabledText] : [texts.disabled, texts.disabledText];
      toast({ title, description });
    } catch {
      toast({ title: texts.error, description: texts.failed, variant: 'destructive' });
    }
  };

  return (
    <TitledCard title={texts.maintenance}>
      <AsyncView read={setting} failure={{ title: texts.unknownTitle, text: texts.unknownText }}>
        {() => (
          <>
            <State role="status" aria-label={texts.state} $closed={active}>
              {active ? texts.on : texts.off}
            </State>
            <Hint>{texts.hint}</Hint>
            {error && (
              <>
                <FieldError role="alert">{texts.stale}</FieldError>
                <Button variant="secondary" onClick={retry}>
                  {texts.reread}
                </Button>
              </>
            )}
            <Buttons>
              <Button variant="danger" disabled={active || busy} aria-busy={busy} onClick={() => change(true)}>
                {busy && !active ? texts.enabling : texts.enable}
              </Button>
              <Button disabled={!active || busy} aria-busy={busy} onClick={() => change(false)}>
                {busy && active ? texts.disabling : texts.disable}
              </Button>
            </Buttons>
          </>
        )}
      </AsyncView>
    </TitledCard>
  );
}
