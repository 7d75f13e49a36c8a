import { Component, Suspense, type ReactNode } from 'react';

type Props = {
  broken: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** What surrounds it survives an error inside; React's root handler reports the error (E13). */
export class ErrorBoundary extends Component<Props, { thrown: { error: unknown } | null }> {
  override state = { thrown: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <Suspense>{this.props.broken(thrown.error)}</Suspense>;
  }
}
