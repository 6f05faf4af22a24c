import { companyLimits } from '@rombo/shared/collections/company-profile';
import type { FieldError as Refused } from 'react-hook-form';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Row } from '../../forms/form.styles.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { weekdayName } from '../../i18n/race-dates.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Checkbox, TextInput } from '../../ui/field.tsx';
import { keepInputFocus } from '../collection/collection-form.tsx';
import { Section } from '../collection/section.tsx';
import type { CompanyDraft, DayDraft } from './company-kind.ts';

const DayRow = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-xs) var(--space-m);
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
  > :nth-child(2) { grid-column: 1 / -1; }
  > :nth-child(3) { grid-area: 1 / 2; }
  > p { grid-column: 1 / -1; }
  ${media.large} {
    grid-template-columns: 7.5rem 1fr auto;
    > :nth-child(2) { grid-column: auto; }
    > :nth-child(3) { grid-area: auto / 3; }
  }
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-m);
  &:empty { display: none; }
  > span { display: flex; align-items: center; gap: var(--space-xs); }
  /* Keeps a focused field below the top bar of phones and above the save bar. */
  input { width: 7.5rem; padding-inline: 0.375rem; scroll-margin-block: 1rem 7rem; }
`;

const Tools = styled(Row)`
  justify-content: end;
  min-height: 2.75rem;
`;

/** Splits a day by a lunch break; `withoutBreak` joins it again. */
const withBreak = ([first]: DayDraft['spans']) => [
  { from: first?.from ?? '', to: '12:30' },
  { from: '14:00', to: first?.to ?? '' },
];
const withoutBreak = ([first, last]: DayDraft['spans']) => [{ from: first?.from ?? '', to: last?.to ?? '' }];

interface DayProps {
  day: number;
  onChange: (day: DayDraft) => void;
  onCopy: () => void;
}

function Day({ day, onChange, onCopy }: DayProps) {
  const { companyForm: texts } = useTexts('panel');
  const { language } = useLanguage();
  const { register, formState } = useFormContext<CompanyDraft>();
  const { isOpen, spans } = useWatch<CompanyDraft, `hours.${number}`>({ name: `hours.${day}` });
  const name = weekdayName(day, language);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const monday = weekdayName(0, language);
  const refused = formState.errors.hours?.[day]?.spans;
  const messages = spans.flatMap((_, at) =>
    [refused?.[at]?.from, refused?.[at]?.to].flatMap((error?: Refused) => error?.message ?? []),
  );
  const hasBreak = spans.length >= companyLimits.spans;
  const breakLabel = hasBreak ? texts.noPause : texts.pause;
  const labels = [
    [texts.from, texts.to],
    [texts.fromAgain, texts.toAgain],
  ] as const;
  return (
    <DayRow>
      <Checkbox label={title} {...register(`hours.${day}.isOpen`)} />
      <Times>
        {isOpen &&
          spans.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's time spans are identified by position
            <span key={at}>
              <TextInput
                type="time"
                aria-label={labels[at]?.[0](title)}
                aria-invalid={refused?.[at]?.from ? true : undefined}
                {...register(`hours.${day}.spans.${at}.from`)}
              />
              –
              <TextInput
                type="time"
                aria-label={labels[at]?.[1](title)}
                aria-invalid={refused?.[at]?.to ? true : undefined}
                {...register(`hours.${day}.spans.${at}.to`)}
              />
            </span>
          ))}
      </Times>
      <Tools>
        {isOpen && (
          <Button
            variant="ghost"
            aria-label={`${breakLabel}: ${title}`}
            onClick={() => onChange({ isOpen, spans: hasBreak ? withoutBreak(spans) : withBreak(spans) })}
          >
            {breakLabel}
          </Button>
        )}
        {day > 0 && (
          <Button variant="ghost" aria-label={`${texts.like(monday)}: ${title}`} onClick={onCopy}>
            {texts.like(monday)}
          </Button>
        )}
      </Tools>
      {messages.length > 0 && <FieldError role="alert">{messages.join(' ')}</FieldError>}
    </DayRow>
  );
}

export function HoursField() {
  const { companyForm: texts } = useTexts('panel');
  const { getValues, setValue, formState } = useFormContext<CompanyDraft>();
  const { hours } = formState.errors;
  const error = hours?.root?.message ?? hours?.message;
  const set = (day: number, value: DayDraft) =>
    setValue(`hours.${day}`, structuredClone(value), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <Section title={texts.hours} hint={texts.hoursHint}>
      <ul onMouseDown={keepInputFocus}>
        {getValues('hours').map((_, day) => (
          <Day
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position in the week
            key={day}
            day={day}
            onChange={(value) => set(day, value)}
            onCopy={() => set(day, getValues('hours.0'))}
          />
        ))}
      </ul>
      {error && <FieldError role="alert">{error}</FieldError>}
    </Section>
  );
}
