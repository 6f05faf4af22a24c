import type { Product } from '@rombo/shared/collections/product';
import { ApiError, hasStatus, NetworkError } from '../../../api/errors.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { Problem } from '../../../ui/form.styles.ts';
import { FailedItems } from './bulk-bar.styles.ts';
import type { Failed } from './run-each.ts';

function reasonOf(
  error: unknown,
  { reasons }: Pick<Texts['panel']['bulk'], 'reasons'>,
  serverText: (message: string) => string,
): string {
  if (hasStatus(error, 401)) return reasons.session;
  if (hasStatus(error, 404)) return reasons.gone;
  if (hasStatus(error, 409)) return reasons.conflict;
  if (error instanceof NetworkError) return reasons.network;
  const message = error instanceof ApiError && (error.issues[0]?.message ?? error.serverMessage);
  return message ? serverText(message) : reasons.other;
}

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
