import { useEffect, useState } from 'react';
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
  /** The phone number as the operator stores it, once it has passed its step; empty until then. */
  readonly phone: string;
  /** The phone whose code was accepted in this visit. */
  readonly verifiedPhone: string | null;
  readonly sentOtp: SentOtp | null;
  readonly goTo: (step: Step, changes?: RegistrationProgress) => void;
  /** Adds progress without leaving the step, such as a resent code. */
  readonly update: (changes: RegistrationProgress) => void;
  /** Back to the phone number, whose next step is another code; the input is kept. */
  readonly verifyAgain: () => void;
  /** Returns false if there is no step before this one. */
  readonly back: () => boolean;
}

const wantedStep = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'step' in state ? state.step : null;

/**
 * The wizard's state: the input is kept while the visitor goes back and forth, and discarded with the page, but the
 * phone number and its code are kept with the tab.
 * Each step is a history entry, so that the phone's own Back goes back one step and loses nothing.
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
  // The prerendered page begins with an empty form.
  const isHydrated = useIsHydrated();
  const wanted = wantedStep(state);
  const step = isHydrated ? reachableStep(wanted, progress) : 'phone';
  const show = (next: Step, replace = false) =>
    void navigate(`${pathname}${search}`, { state: { step: next }, replace });
  const update = (changes: RegistrationProgress) => setProgress((current) => ({ ...current, ...changes }));

  return {
    step,
    draft: isHydrated ? draft : { ...draft, phone: '' },
    change(part) {
      setDraft((current) => ({ ...current, ...part }));
      // A changed number has not passed its step, which going forward must not skip.
      if (part.phone !== undefined) setProgress(({ phone: _, ...current }) => current);
    },
    phone: progress.phone ?? '',
    verifiedPhone: progress.verifiedPhone ?? null,
    sentOtp: progress.sentOtp ?? null,
    update,
    goTo(next, changes = {}) {
      update(changes);
      // Back must not return to a code that was accepted, nor to a step that could not be shown.
      show(next, step === 'otp' || (wanted !== null && wanted !== step));
    },
    verifyAgain() {
      // The last code is used up, however recent it is.
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
