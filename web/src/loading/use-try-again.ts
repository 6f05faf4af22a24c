import { useTexts } from '../i18n/index.ts';
import { useOnline } from '../ui/use-online.ts';
import type { CodeFailure } from './code-failure.ts';

/** Text and button of a failure: a retry, which also happens when the connection is back, or a reload. */
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
