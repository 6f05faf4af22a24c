import { slideLimits } from '@rombo/shared/collections/slide';
import { ALT_MAX } from '@rombo/shared/contract/picture-fields';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { Columns } from '../../../ui/form.styles.ts';
import { useSlides } from '../api.ts';
import { orderOf, type SlideDraft } from '../draft/slide-draft.ts';

const Beside = styled.div`
  display: flex;
  gap: var(--space-s);
  > button { flex: none; }
`;

export function Fields() {
  const { slideForm: formTexts } = useTexts('panel');
  const { register, setValue, formState } = useFormContext<SlideDraft>();
  const { errors } = formState;
  const { data: slides = [] } = useSlides();
  const last = String(Math.max(0, ...slides.map((slide) => slide.order)) + 1);
  const order = register('order', {
    // Invalid numbers become 0 visibly.
    onBlur: ({ target }) => setValue('order', String(orderOf(target.value)), { shouldValidate: true }),
  });
  return (
    <>
      <Columns>
        {languageCodes.map((code) => (
          <Field
            key={code}
            label={`${formTexts.alt} (${languages[code].name})`}
            hint={formTexts.altHint}
            error={errors.alt?.[code]?.message}
          >
            {(control) => (
              <TextInput {...control} {...register(`alt.${code}`)} lang={code} maxLength={ALT_MAX} autoComplete="off" />
            )}
          </Field>
        ))}
      </Columns>
      <Columns>
        {(['title', 'titleEn'] as const).map((name) => (
          <Field key={name} label={formTexts[name]} hint={formTexts[`${name}Hint`]} error={errors[name]?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register(name)}
                lang={name === 'titleEn' ? 'en' : 'it'}
                maxLength={slideLimits.title}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </Columns>
      <Field label={formTexts.description} hint={formTexts.descriptionHint} error={errors.description?.message}>
        {(control) => <TextArea {...control} {...register('description')} />}
      </Field>
      <Columns>
        <Field label={formTexts.order} hint={formTexts.orderHint} error={errors.order?.message}>
          {(control) => (
            <Beside>
              <TextInput {...control} {...order} inputMode="numeric" autoComplete="off" />
              <Button
                variant="ghost"
                onClick={() => setValue('order', last, { shouldDirty: true, shouldValidate: true })}
              >
                {formTexts.toEnd}
              </Button>
            </Beside>
          )}
        </Field>
        <Checkbox label={formTexts.active} hint={formTexts.activeHint} {...register('active')} />
      </Columns>
    </>
  );
}
