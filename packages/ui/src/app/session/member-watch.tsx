import { useEffect, useRef, useState } from 'react';
import { type SessionEnd, type SessionWatch, watchSession } from '#/features/session-end/watch-session';
import { useLocale } from '#/i18n/use-locale';
import { useSession } from '#/session/use-session';
import { SessionEndDialog } from '#/app/dialogs/dialogs';
import { SessionReminder } from './session-reminder';

/** What watches a member's visit; the code of the dialogs is loaded only when one is due. */
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
    // Without a network the session ends without a warning.
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
