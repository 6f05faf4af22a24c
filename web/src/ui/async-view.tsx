import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { useWindowEvent } from '../loading/document-state.ts';
import { Button } from './button.tsx';

const breathe = keyframes`50% { opacity: 0.5; }`;

export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: string }>`
  width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: var(--radius);
  background: var(--color-border);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-m);
  padding: var(--space-xl) var(--space-l);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  p { max-width: 33.5em; color: var(--color-text-muted); }
`;

interface NoticeProps {
  title: string;
  text: string;
  action?: { label: string; run: () => void };
  children?: ReactNode;
  /** 'alert' interrupts the screen reader, 'status' waits. */
  role?: 'alert' | 'status';
}

export function Notice({ title, text, action, children, role = 'status' }: NoticeProps) {
  return (
    <Box>
      <div role={role}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action && (
        <Button variant="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {children}
    </Box>
  );
}

interface AsyncViewProps<T> {
  read: { data: T | undefined; error: unknown; loading: boolean; retry: () => void };
  loading?: ReactNode;
  /** Replaces the generic heading and text of a failure. */
  failure?: { title: string; text: string };
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows one of loading, failure, empty and data. */
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

/** Offers a retry, and retries by itself when the connection returns. */
function Failed({ title, text, retry }: { title: string; text: string; retry: { label: string; run: () => void } }) {
  useWindowEvent('online', retry.run);
  return <Notice role="alert" title={title} text={text} action={retry} />;
}
