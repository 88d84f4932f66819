import { Suspense, useEffect, useRef, useState } from 'react';
import { useMarket } from '#/data/market/market-provider';
import { useVisit } from '#/features/responsible-gaming/use-visit';
import { type SessionEnd, type SessionWatch, watchSession } from '#/features/session-end/watch-session';
import { useLocale } from '#/i18n/use-locale';
import { useSession } from '#/session/use-session';
import { ReminderDialog, SessionEndDialog } from '#/app/dialogs/dialogs';

/** Watches the duration of the visit and of the session. Loads a dialog's code only when it is due. */
export function MemberWatch() {
  const session = useSession();
  const { locale } = useLocale();
  const [near, setNear] = useState<SessionEnd | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const watch = useRef<SessionWatch>(null);
  useEffect(() => {
    watch.current = watchSession(session, setNear);
    return watch.current.stop;
  }, [session]);
  const isNear = near !== null;
  useEffect(() => {
    // If the code fails to load, the session ends without a warning.
    if (isNear)
      void SessionEndDialog.preload(locale).then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [isNear, locale]);
  return (
    <>
      <SessionReminder />
      {isLoaded && <SessionEndDialog near={near} onStay={() => watch.current?.stay()} />}
    </>
  );
}

/** The reminder of responsible gaming, at the market's interval. */
function SessionReminder() {
  const { responsibleGaming } = useMarket();
  const { due, wasDue, dismiss } = useVisit(responsibleGaming.reminderMinutes);
  if (!wasDue) return null;
  return (
    <Suspense fallback={null}>
      <ReminderDialog visit={due} onClose={dismiss} />
    </Suspense>
  );
}
