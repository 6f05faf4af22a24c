import { type FormEvent, useState } from 'react';
import { useRead, useWrite } from '../../api/swr.ts';
import { useTexts } from '../../i18n/index.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { Buttons, CardForm, TitledCard } from '../ui/cards.tsx';
import { toLocalTime, toUtc } from '../ui/local-time.ts';

/** Plans the end of the maintenance, which visitors are told; empty says nothing of it. */
export function EndCard() {
  const { settings: texts } = useTexts('panel');
  const { toast } = useToast();
  const { data } = useRead('getSetting', { parameters: { key: 'maintenance_until' }, nullOn: 404 });
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const [typed, setTyped] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const local = typed ?? toLocalTime(data?.value ?? '');
    try {
      await run({ body: { key: 'maintenance_until', value: toUtc(local) } });
      setTyped(null);
      toast({ title: local ? texts.endSaved : texts.endRemoved });
    } catch {
      toast({ title: texts.error, description: texts.endFailed, variant: 'destructive' });
    }
  };

  return (
    <TitledCard title={texts.end} hint={texts.endHint}>
      <CardForm onSubmit={save}>
        <Field label={texts.endLabel}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={typed ?? toLocalTime(data?.value ?? '')}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <Buttons>
          <BusyButton type="submit" variant="secondary" busy={busy}>
            {texts.saveEnd}
          </BusyButton>
        </Buttons>
      </CardForm>
    </TitledCard>
  );
}
