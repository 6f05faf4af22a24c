import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useTexts } from '../../../../i18n/index.ts';
import { useProducts } from '../../api.ts';
import { findTwin, type TwinField } from '../../draft/find-twin.ts';
import { Warning } from '../form.styles.ts';

interface TwinNoteProps {
  /** The id of the product that is edited; null for a new one. */
  own: string | null;
  field: TwinField;
  typed: string | undefined;
}

/** Points out another product with the same name or code while it is typed; it may be saved all the same. */
export function TwinNote({ own, field, typed }: TwinNoteProps) {
  const { specs: texts } = useTexts('panel');
  const { data: products = [] } = useProducts();
  const twin = findTwin(products, own, field, typed);
  const say = ({ name, technicalSpecs }: NonNullable<typeof twin>) =>
    field === 'code' ? texts.sameCode(name) : texts.sameName(technicalSpecs[ARTICLE_CODE] ?? '');
  return <Warning role="status">{twin && say(twin)}</Warning>;
}
