import { useTexts } from '../i18n/index.ts';
import { Notice } from '../ui/notice.tsx';
import type { CodeFailure } from './code-failure.ts';
import { useTryAgain } from './use-try-again.ts';

export function NotLoaded({ failure }: { failure: CodeFailure }) {
  const { common } = useTexts('site');
  return <Notice role="alert" title={common.failedTitle} {...useTryAgain(failure)} />;
}
