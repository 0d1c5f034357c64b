import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

/** Properties of {@link CrashBoundary}. */
export interface CrashBoundaryProps {
  /** Draws the way back; `reset` shows the children again. */
  readonly fallback: (reset: () => void) => ReactNode;
  /** Starts afresh when it changes, so that leaving a broken page mends it. */
  readonly resetKey: string;
  readonly onCrash?: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

interface CrashState {
  readonly crashed: boolean;
}

/** Catches what a page throws while it renders and shows a way back instead of a blank window. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  static getDerivedStateFromError(): CrashState {
    return { crashed: true };
  }

  override state: CrashState = { crashed: false };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onCrash?.(error, info);
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.crashed && before.resetKey !== this.props.resetKey) this.setState({ crashed: false });
  }

  override render(): ReactNode {
    return this.state.crashed
      ? this.props.fallback(() => this.setState({ crashed: false }))
      : this.props.children;
  }
}
