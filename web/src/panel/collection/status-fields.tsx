import { type Status, statuses } from '@rombo/shared/collections/status';
import { useController, useWatch } from 'react-hook-form';
import { TextField } from '../../forms/fields.tsx';
import { toLocalTime, toUtc } from '../ui/local-time.ts';
import { FormSelect } from './form-fields.tsx';

interface StatusWords {
  status: string;
  statuses: Record<Status, string>;
  statusHints: Record<Status, string>;
  publishAt: string;
  publishAtHint: string;
}

/** The time at which a draft is published, in the time zone of the device. */
function PublishAtField({ texts }: { texts: StatusWords }) {
  const { field, fieldState } = useController({ name: 'publishAt' });
  return (
    <TextField
      {...field}
      label={texts.publishAt}
      hint={texts.publishAtHint}
      error={fieldState.error?.message}
      type="datetime-local"
      value={toLocalTime(field.value)}
      onChange={(event) => field.onChange(toUtc(event.currentTarget.value))}
    />
  );
}

/** Whether visitors see an item, and of a draft from when on. */
export function StatusFields({ texts }: { texts: StatusWords }) {
  const status: Status = useWatch({ name: 'status' });
  return (
    <>
      <FormSelect
        name="status"
        label={texts.status}
        hint={texts.statusHints[status]}
        options={statuses.map((key) => [key, texts.statuses[key]])}
      />
      {status === 'draft' && <PublishAtField texts={texts} />}
    </>
  );
}
