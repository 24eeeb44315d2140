import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface Props {
  /** What is shown; when it changes, the failure of the former one is cleared. */
  of: unknown;
  children: ReactNode;
}
interface State {
  of: unknown;
  fault: { error: unknown } | null;
}

/** An error boundary: a failure is shown in its place, and whatever is around it stays. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, fault: null };
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ fault: { error } });
  static getDerivedStateFromProps = ({ of }: Props, state: State): Partial<State> | null =>
    of === state.of ? null : { of, fault: null };
  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <PageFailure error={fault.error} />;
  }
}
