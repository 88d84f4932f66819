import { Component, type ReactNode } from 'react';
import { note } from '#/reports/note';
import { CrashScreen } from './crash-screen';
import { forgetFailed } from './failed-loads';
import { checkServer, isNotFetched, reloadPage } from '#/code/missing-code';

interface Props {
  /**
   * When this changes, the children are rendered again: usually the path. For what the member opens and closes, whether it
   * is open: opening it again tries again.
   */
  readonly resetKey: string | boolean | undefined;
  readonly onChange?: (crashed: boolean) => void;
  /**
   * For a part of a page whose code comes later, called if that cannot be fetched: the page stays as it is, with all that
   * was typed on it. Any other error is the page's.
   */
  readonly onMissing?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | null;
  readonly resetKey: Props['resetKey'];
}

/** If a screen throws or its code cannot be fetched, the bars and a way out remain. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey };
  /** Whether the member has asked for what is missing since it last failed. */
  #isAskedFor = false;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (resetKey === state.resetKey) return null;
    return { crash: resetKey ? null : state.crash, resetKey };
  }

  override componentDidCatch(crash: unknown): void {
    const { onMissing } = this.props;
    if (!onMissing) note({ crash });
    forgetFailed();
    if (!isNotFetched(crash)) return;
    onMissing?.();
    if (this.#isAskedFor) void this.#loadAnew();
    this.#isAskedFor = false;
  }

  override componentDidMount(): void {
    this.props.onChange?.(this.state.crash !== null);
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  readonly #tryAgain = (): void => {
    this.#isAskedFor = true;
    this.setState({ crash: null });
  };

  /** Some browsers remember that a file could not be fetched, until the page loads again. */
  readonly #loadAnew = async (): Promise<void> => {
    // Without a connection the browser would take the app away.
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
