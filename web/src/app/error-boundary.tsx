import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Fallback for a page that failed or whose code did not load. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the site when a page cannot be drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
