import type { ReactNode } from 'react';
import { useTexts } from '../i18n/index.ts';
import { Notice } from './notice.tsx';
import { useOnline } from './use-online.ts';

interface AsyncViewProps<T> {
  read: { data: T | undefined; error: unknown; loading: boolean; retry: () => void };
  loading?: ReactNode;
  /** Heading and text of a failure, where the usual ones are too vague. */
  failure?: { title: string; text: string };
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Data that may be loading, have failed, be empty or be there: always exactly one of the four. */
export function AsyncView<T>({ read, loading, failure, isEmpty, empty, children }: AsyncViewProps<T>) {
  const { common } = useTexts('site');
  const { data, error } = read;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (read.loading || !error) return loading ?? <p role="status">{common.loading}</p>;
  return (
    <Failed
      title={failure?.title ?? common.failedTitle}
      text={failure?.text ?? common.failedText}
      retry={{ label: common.retry, run: read.retry }}
    />
  );
}

/** Offers another try, which is made by itself as soon as the line is back. */
function Failed({ title, text, retry }: { title: string; text: string; retry: { label: string; run: () => void } }) {
  useOnline(retry.run);
  return <Notice role="alert" title={title} text={text} action={retry} />;
}
