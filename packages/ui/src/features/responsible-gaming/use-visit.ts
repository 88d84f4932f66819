import { useEffect, useEffectEvent, useState } from 'react';
import { topDialog } from '#/components/overlay/dialog-stack';
import { useSession } from '#/session/use-session';
import { remindersDue, seenVisit, type Visit } from '#/responsible-gaming/visit';

const LOOK_EVERY_MS = 15_000;

/** Whether a reminder would not interrupt the member: no open dialog, focused field or pending request. */
const isQuiet = (): boolean =>
  topDialog() === null &&
  !(document.activeElement instanceof HTMLInputElement) &&
  !(document.activeElement instanceof HTMLTextAreaElement) &&
  document.querySelector('[aria-busy="true"]') === null;

export interface VisitReminder {
  /** The visit as it was when the reminder appeared; null while none is due. */
  readonly due: Visit | null;
  readonly wasDue: boolean;
  readonly dismiss: () => void;
}

/**
 * Measures the length of a member's visit. A due reminder waits until it does not interrupt the member.
 * @param everyMinutes null if the market has no reminder
 */
export function useVisit(everyMinutes: number | null): VisitReminder {
  const { sessionValues } = useSession();
  const [due, setDue] = useState<Visit | null>(null);
  const [wasDue, setWasDue] = useState(false);

  const check = useEffectEvent(() => {
    if (everyMinutes === null || document.visibilityState !== 'visible') return;
    const visit = seenVisit(sessionValues.get('visit'), Date.now());
    const count = remindersDue(visit, everyMinutes);
    const isDue = count > visit.reminded && due === null && isQuiet();
    sessionValues.set('visit', isDue ? { ...visit, reminded: count } : visit);
    if (!isDue) return;
    setDue(visit);
    setWasDue(true);
  });
  useEffect(() => {
    if (everyMinutes === null) return undefined;
    // In a later task, when the page has rendered, because open dialogs and pending requests count.
    const first = setTimeout(check);
    const timer = setInterval(check, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [everyMinutes, sessionValues]);

  return { due, wasDue, dismiss: () => setDue(null) };
}
