import { categoryKeys } from '@rombo/shared/collections/categories';
import { DISCOUNT_MAX, type PriceList } from '@rombo/shared/collections/price-list';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { useWrite } from '../../../api/swr.ts';
import { Choice, TextField } from '../../../forms/fields.tsx';
import { Stack } from '../../../forms/form.styles.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError, FieldLabel } from '../../../ui/field.styles.ts';
import { Checkbox, Field, Select } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { Fieldset } from '../../collection/section.tsx';
import { Hint } from '../../ui/cards.tsx';
import { SharedLink } from '../../ui/shared-link.tsx';

const languageOptions = languageCodes.map((code) => [code, languages[code].name] as const);

/** Parses a discount such as '30' or '30 %'. Returns undefined for none, NaN for anything else. */
const parseDiscount = (text: string): number | undefined => {
  const [, digits] = /^(\d{1,2})\s?%?$/.exec(text.trim()) ?? [];
  const discount = Number(digits);
  if (text.trim() === '') return undefined;
  return discount >= 1 && discount <= DISCOUNT_MAX ? discount : Number.NaN;
};

/** Creates a price list as a PDF and shows the link to it. */
function PriceListDialog({ onClose }: { onClose: () => void }) {
  const { locale, pricesPdf: texts, products } = useTexts('panel');
  const { issueText } = useTexts('server');
  const page = useLanguage().language;
  const { run, busy } = useWrite('createPriceList', { refreshes: ['listActivity'] });
  const [language, setLanguage] = useState(page);
  const [categories, setCategories] = useState<readonly (typeof categoryKeys)[number][]>(categoryKeys);
  const [pictures, setPictures] = useState(false);
  const [percent, setPercent] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [created, setCreated] = useState<PriceList | null>(null);
  const discount = parseDiscount(percent);
  const errors = {
    categories: isChecked && categories.length === 0 ? texts.noCategory : refused,
    discount: isChecked && Number.isNaN(discount) ? texts.wrongDiscount(DISCOUNT_MAX) : undefined,
  };

  async function create(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (busy || categories.length === 0 || Number.isNaN(discount)) return;
    const body = { language, categories: [...categories], pictures, ...(discount !== undefined && { discount }) };
    setRefused(undefined);
    try {
      setCreated(await run({ body }));
    } catch (error) {
      const issue = error instanceof ApiError && error.issues.find(({ path }) => path === 'categories');
      if (issue) setRefused(issueText(issue.refusal));
      else toast({ title: texts.failed, variant: 'destructive' });
    }
  }

  if (created) {
    return (
      <Dialog title={texts.open} onClose={onClose}>
        <Stack>
          <Hint>{texts.until(formatDate(created.expiresAt, 'moment', locale))}</Hint>
          <SharedLink link={new URL(created.url, location.origin).href} open={texts.openFile} />
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.open} width="form" onClose={onClose}>
      <Stack as="form" noValidate onSubmit={create}>
        <Field label={texts.language}>
          {(control) => (
            <Choice {...control} frame={Select} value={language} options={languageOptions} onChoose={setLanguage} />
          )}
        </Field>
        <Fieldset>
          <FieldLabel as="legend">{texts.categories}</FieldLabel>
          {categoryKeys.map((key) => (
            <Checkbox
              key={key}
              label={products.categories[key]}
              checked={categories.includes(key)}
              onChange={({ target }) => {
                setRefused(undefined);
                setCategories(categoryKeys.filter((one) => (one === key ? target.checked : categories.includes(one))));
              }}
            />
          ))}
          {errors.categories && <FieldError role="alert">{errors.categories}</FieldError>}
        </Fieldset>
        <Checkbox label={texts.pictures} checked={pictures} onChange={({ target }) => setPictures(target.checked)} />
        <TextField
          label={texts.discount}
          hint={texts.discountHint}
          error={errors.discount}
          inputMode="numeric"
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
        />
        <Button type="submit" busy={busy}>
          {busy ? texts.creating : texts.create}
        </Button>
      </Stack>
    </Dialog>
  );
}

export function PriceListButton() {
  const { pricesPdf: texts } = useTexts('panel');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <PriceListDialog onClose={() => setOpen(false)} />}
    </>
  );
}
