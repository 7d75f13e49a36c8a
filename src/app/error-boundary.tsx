import { Component, Suspense, type ReactNode } from 'react';

type Props = {
  /** What is shown in the place of what broke. */
  broken: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** Keeps what is around it alive when something in it breaks; the error goes where every error goes (E13). */
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
