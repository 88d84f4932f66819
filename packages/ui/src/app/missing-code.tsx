import { Component, type ReactNode } from 'react';
import { isNotFetched } from './new-version';

interface Props {
  /** Of what the member opens and closes: opening it again tries again. */
  readonly open: boolean | undefined;
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly open: boolean | undefined;
}

/**
 * Around a part of a page whose code comes later: if that cannot be fetched, the page stays as it is, with all that was
 * typed on it. Any other error is the page's.
 */
export class MissingCode extends Component<Props, State> {
  override state: State = { error: null, open: this.props.open };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ open }: Props, state: State): State | null {
    if (open === state.open) return null;
    return { error: open ? null : state.error, open };
  }

  override componentDidCatch(error: unknown): void {
    if (isNotFetched(error)) this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error !== null && !isNotFetched(error)) throw error;
    return error === null && this.props.children;
  }
}
