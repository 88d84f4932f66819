import { Component, type ReactNode } from 'react';
import { note } from '#/reports/note';
import { CrashScreen } from './crash-screen';
import { forgetFailed } from './failed-loads';
import { checkServer, isNotFetched, reloadPage } from '#/code/missing-code';

interface Props {
  /** When this changes, the children are rendered again: the path, or how often a dialog has opened. */
  readonly resetKey: string | number;
  readonly onChange?: (crashed: boolean) => void;
  /**
   * For a lazily loaded part of a page: called if its code cannot be loaded. The page stays, with everything typed on it.
   * Other errors are thrown to the page's boundary.
   */
  readonly onMissing?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | null;
  readonly resetKey: Props['resetKey'];
}

/** Catches errors of a screen, and of loading its code, so that the bars and their links remain. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey };
  /** Whether the member has retried since the last failure. */
  #isRetry = false;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey };
  }

  override componentDidCatch(crash: unknown): void {
    const { onMissing } = this.props;
    if (!onMissing) note({ crash });
    forgetFailed();
    if (!isNotFetched(crash)) return;
    onMissing?.();
    if (this.#isRetry) void this.#reloadIfReachable();
    this.#isRetry = false;
  }

  override componentDidMount(): void {
    this.props.onChange?.(this.state.crash !== null);
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  readonly #tryAgain = (): void => {
    this.#isRetry = true;
    this.setState({ crash: null });
  };

  /** Some browsers cache the failure of an import until the page is reloaded. */
  readonly #reloadIfReachable = async (): Promise<void> => {
    // Without a connection, a reload would lose the app.
    if ((await checkServer()) !== 'unreachable') await reloadPage();
  };

  override render() {
    const { crash } = this.state;
    const { onMissing, children } = this.props;
    if (!crash) return children;
    const isMissing = isNotFetched(crash.error);
    if (!onMissing) return <CrashScreen onTryAgain={isMissing ? this.#tryAgain : null} />;
    if (!isMissing) throw crash.error;
    return null;
  }
}
