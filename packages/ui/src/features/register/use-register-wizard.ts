import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#/components/use-is-hydrated';
import { useMarket } from '#/data/market/market-provider';
import { useSession } from '#/session/use-session';
import { keepProgress, keptProgress } from './kept-progress';
import { emptyDraft, type RegisterDraft } from './register-draft';
import { type RegistrationProgress, reachableStep, type SentOtp, type Step } from './register-steps';

export interface Wizard {
  readonly step: Step;
  readonly draft: RegisterDraft;
  readonly change: (part: Partial<RegisterDraft>) => void;
  /** The normalised phone number after its step; empty until then. */
  readonly phone: string;
  /** The phone number that was verified in this visit. */
  readonly verifiedPhone: string | null;
  readonly sentOtp: SentOtp | null;
  /**
   * Whether the input and the step are still those of this object: false once either has changed, or the wizard has
   * unmounted. A response belongs to the input that was sent.
   */
  readonly isCurrent: () => boolean;
  /** Adds progress and shows a step. Does nothing if this object is no longer current: the member presses Next again. */
  readonly goTo: (step: Step, changes?: RegistrationProgress) => void;
  /** Adds progress without leaving the step, such as a resent code. */
  readonly update: (changes: RegistrationProgress) => void;
  /** Goes back to the phone step to verify the phone with a new code. Keeps the input. */
  readonly verifyAgain: () => void;
  /** Goes back one step. Returns false on the first step. */
  readonly back: () => boolean;
}

const wantedStep = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'step' in state ? state.step : null;

/**
 * The wizard's state. The input is kept until the page is closed or reloaded, the phone number and its code until the tab is
 * closed. Each step is a history entry, so that the phone's Back button goes back one step and loses nothing.
 */
export function useRegisterWizard(inviteCode: string): Wizard {
  const { currencies } = useMarket();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { sessionValues } = useSession();
  const [progress, setProgress] = useState(() => keptProgress(sessionValues));
  const [draft, setDraft] = useState(() => ({
    ...emptyDraft(inviteCode, currencies.length > 1 ? currencies[0].wire : null),
    phone: progress.phone ?? '',
  }));
  useEffect(() => keepProgress(sessionValues, progress), [sessionValues, progress]);
  // Until hydration, the form must match the prerendered page: the first step with empty fields.
  const isHydrated = useIsHydrated();
  const wanted = wantedStep(state);
  const step = isHydrated ? reachableStep(wanted, progress) : 'phone';
  const shown = useRef<{ readonly step: Step; readonly draft: RegisterDraft } | null>(null);
  useEffect(() => {
    shown.current = { step, draft };
    return () => {
      shown.current = null;
    };
  }, [step, draft]);
  const isCurrent = () => shown.current?.step === step && shown.current.draft === draft;
  const show = (next: Step, replace = false) =>
    void navigate(`${pathname}${search}`, { state: { step: next }, replace });
  const update = (changes: RegistrationProgress) => setProgress((current) => ({ ...current, ...changes }));

  return {
    step,
    draft: isHydrated ? draft : { ...draft, phone: '' },
    change(part) {
      setDraft((current) => ({ ...current, ...part }));
      // Changed input must go through its step and the later ones again, so going forward must not skip them.
      if (step === 'phone') setProgress(({ phone: _, hasProfile: __, ...current }) => current);
      if (step === 'profile') setProgress(({ hasProfile: _, ...current }) => current);
    },
    phone: progress.phone ?? '',
    verifiedPhone: progress.verifiedPhone ?? null,
    sentOtp: progress.sentOtp ?? null,
    update,
    isCurrent,
    goTo(next, changes = {}) {
      if (!isCurrent()) return;
      update(changes);
      // Replaces the history entry, so that Back does not return to an accepted code or a step that could not be shown.
      show(next, step === 'otp' || (wanted !== null && wanted !== step));
    },
    verifyAgain() {
      if (shown.current?.step !== step) return;
      // Without the last code, the phone step sends a new one at once.
      setProgress(({ verifiedPhone: _, sentOtp: __, ...current }) => current);
      show('phone');
    },
    back() {
      if (step === 'phone') return false;
      void navigate(-1);
      return true;
    },
  };
}
