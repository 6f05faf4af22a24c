import { type Status, statuses } from '@rombo/shared/collections/status';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { SelectField, TextField } from '../../forms/fields.tsx';
import { timeInput, toLocalTime, toUtc } from '../ui/local-time.ts';
import type { Panel } from './kind.ts';

type StatusWords = Pick<Panel['newsForm'], 'status' | 'statuses' | 'statusHints' | 'publishAt' | 'publishAtHint'>;

/** A draft with a publication time is a separate choice. */
const choices = [...statuses, 'planned'] as const;

/** Returns tomorrow at 8:00 local time, in UTC. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(8, 0, 0, 0);
  return day.toISOString();
}

/** Visibility of an item as a single select. A scheduled draft becomes visible at its time, shown in the time zone of the device. */
export function StatusFields({ texts }: { texts: StatusWords }) {
  const { field, fieldState } = useController({ name: 'status' });
  const { field: time, fieldState: timeState } = useController({ name: 'publishAt' });
  const status: Status = field.value;
  const choice = status === 'draft' && time.value ? 'planned' : status;
  const choose = (next: string) => {
    field.onChange(next === 'planned' ? 'draft' : next);
    time.onChange(next === 'planned' ? time.value || tomorrow() : '');
    if (next === 'planned') revealed.current = true;
  };
  const revealed = useRef(false);
  const reveal = (field: HTMLElement | null) => {
    if (!revealed.current || !field) return;
    revealed.current = false;
    field.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <SelectField
        {...field}
        label={texts.status}
        hint={texts.statusHints[choice]}
        error={fieldState.error?.message}
        value={choice}
        options={choices.map((key) => [key, texts.statuses[key]])}
        onChange={({ target }) => choose(target.value)}
      />
      {status === 'draft' && (
        <div ref={reveal}>
          <TextField
            {...time}
            {...timeInput}
            label={texts.publishAt}
            hint={texts.publishAtHint}
            error={timeState.error?.message}
            value={toLocalTime(time.value)}
            onChange={({ target }) => time.onChange(toUtc(target.value))}
          />
        </div>
      )}
    </>
  );
}
