import { useTexts } from '../i18n/index.ts';
import { useOnline } from '../ui/use-online.ts';
import type { CodeFailure } from './code-failure.ts';

/** What to say of a failure, and its button: another try, which is made by itself once the line is back, or a reload. */
export function useTryAgain({ needsReload, retry }: CodeFailure) {
  const { common } = useTexts('site');
  useOnline(() => {
    if (!needsReload) retry();
  });
  if (needsReload) {
    return { text: common.pageFailed, action: { label: common.reload, run: () => window.location.reload() } };
  }
  return { text: common.notLoaded, action: { label: common.retry, run: retry } };
}
