import { ApiError, hasStatus, NetworkError } from '../../../../api/errors.ts';
import type { Texts } from '../../../../i18n/index.ts';

/** Says why a write of a product failed. */
export function reasonOf(
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
