import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface Props {
  /** What is shown: with another one, what fell over is over. */
  of: unknown;
  children: ReactNode;
}
interface State {
  of: unknown;
  fault: { error: unknown } | null;
}

/** What falls over within says so in its place; whatever is around it stays. */
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
