import { Component, type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { useWindowEvent } from '../loading/document-state.ts';
import {
  cached,
  type Failure,
  forgetFailures,
  LoadError,
  lazy,
  preload,
  reloadOnce,
  retryPrompt,
  untilLoaded,
} from '../loading/lazy.ts';
import { Notice } from './async-view.tsx';
import { Button } from './button.tsx';

interface LoadBoundaryProps {
  loading?: ReactNode;
  failed: (failure: Failure) => ReactNode;
  children: ReactNode;
}

/** Shows `loading` while a component below loads code or texts, and `failed` if loading fails or a component throws. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError && error.needsReload) reloadOnce();
  }

  override componentWillUnmount() {
    if (this.state.error) forgetFailures();
  }

  retry = () => {
    forgetFailures();
    this.setState({ error: undefined });
  };

  override render() {
    const { loading, failed, children } = this.props;
    const error: unknown = this.state.error;
    // The server renders a fallback that it does not need too, whose styles would be in the page.
    if (error === undefined) return <Suspense fallback={import.meta.env.SSR ? null : loading}>{children}</Suspense>;
    return failed({ needsReload: !(error instanceof LoadError) || error.needsReload, retry: this.retry });
  }
}

interface LazyOptions extends Partial<Omit<LoadBoundaryProps, 'children'>> {
  /** Without it, what the server rendered stays until the code is loaded, which is tried again when the connection returns. */
  failed?: (failure: Failure) => ReactNode;
  /** True for a part that few visitors see: its code loads when it is rendered. */
  onDemand?: boolean;
}

/**
 * A part of a page whose code loads after the page. Memoized, because a re-render before hydration would discard the server-rendered HTML.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { loading, failed, onDemand }: LazyOptions = {},
) {
  const code = import.meta.env.SSR || failed ? lazy(load) : cached(() => untilLoaded(lazy(load)));
  if (!import.meta.env.SSR && !onDemand) void preload(code);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each lazily loaded module.
  function Part(props: P) {
    const Loaded = use(code.promise());
    return <Loaded {...props} />;
  }
  return memo((props: P) => (
    <LoadBoundary loading={loading} failed={failed ?? (() => null)}>
      <Part {...props} />
    </LoadBoundary>
  ));
}

/** Returns text and button of a failure: a reload, or a retry, which also runs when the connection returns. */
export function useRetry({ needsReload, retry }: Failure) {
  const { common } = useTexts('site');
  useWindowEvent('online', () => {
    if (!needsReload) retry();
  });
  if (needsReload) {
    return { text: common.pageFailed, action: { label: common.reload, run: () => window.location.reload() } };
  }
  return { text: common.notLoaded, action: { label: common.retry, run: retry } };
}

export function LoadFailure({ failure, ...texts }: { failure: Failure; title?: string; text?: string }) {
  const { common } = useTexts('site');
  return <Notice role="alert" title={common.failedTitle} {...useRetry(failure)} {...texts} />;
}

/** Shows the prompt of `loadOrPrompt`; a navigation dismisses it. */
export function RetryBar({ pathname }: { pathname: string }) {
  const prompt = retryPrompt.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page dismisses the prompt of the previous one.
  useEffect(() => () => retryPrompt.get()?.dismiss(), [pathname]);
  return prompt && <RetryMessage failure={prompt} onClose={prompt.dismiss} />;
}

const Bar = styled.div`
  position: fixed;
  right: max(var(--space-m), env(safe-area-inset-right));
  bottom: calc(var(--toast-room, env(safe-area-inset-bottom)) + var(--page-bar) + var(--space-m));
  z-index: 100;
  width: 26rem;
  max-width: calc(100% - 2rem);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  border-left: 3px solid var(--color-brand-hover);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: 0 0.5rem 2rem var(--color-backdrop);
  overflow-wrap: anywhere;
  div {
    display: flex;
    gap: var(--space-s);
    margin-top: var(--space-m);
  }
`;

/** Not lazy, because its code could not load offline. The button gets the focus, which is restored afterwards. */
function RetryMessage({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { common } = useTexts('site');
  const { text, action } = useRetry(failure);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Bar role="alert">
      <p>{text}</p>
      <div>
        <Button ref={button} variant="secondary" onClick={action.run}>
          {action.label}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Bar>
  );
}
