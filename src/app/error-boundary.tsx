import { Component, type ReactNode } from 'react';
import { ScreenBroken } from './shell/screen-broken.tsx';

/** Keeps what is around it alive when a screen breaks; the error goes where every error goes (E13). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ScreenBroken /> : this.props.children;
  }
}
