import type { Product } from '@rombo/shared/product';
import { useTexts } from '../../../../i18n/index.ts';
import { Problem } from '../../../../ui/form.styles.ts';
import { FailedItems } from './bulk-bar.styles.ts';
import { reasonOf } from './reason-of.ts';
import type { Failed } from './run-each.ts';

/** The products that could not be changed, each with its reason. */
export function FailedList({ failed }: { failed: Failed<Product>[] }) {
  const { bulk: texts } = useTexts('panel');
  const { serverText } = useTexts('server');
  if (failed.length === 0) return null;
  return (
    <Problem role="alert">
      <p>{texts.failed(failed.length)}</p>
      <FailedItems tabIndex={0} aria-label={texts.failed(failed.length)}>
        {failed.map(({ item, error }) => (
          <li key={item.id}>
            {item.name}: {reasonOf(error, texts, serverText)}
          </li>
        ))}
      </FailedItems>
    </Problem>
  );
}
