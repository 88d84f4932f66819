import { Component, type ReactNode } from 'react';
import { note } from '#/reports/note';
import { CrashScreen } from './crash-screen';

interface Props {
  /** When this changes, the children are rendered again; usually the path. */
  readonly resetKey: string;
  readonly onChange?: (crashed: boolean) => void;
  readonly children: ReactNode;
}

interface State {
  readonly crashed: boolean;
  readonly resetKey: string;
}

/** If a screen throws or its code cannot be fetched, the bars and a way out remain. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { crashed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(crash: unknown): void {
    note({ crash });
  }

  override componentDidMount(): void {
    this.props.onChange?.(this.state.crashed);
  }

  override componentDidUpdate(): void {
    this.props.onChange?.(this.state.crashed);
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
