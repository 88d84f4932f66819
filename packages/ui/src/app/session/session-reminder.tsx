import { Suspense } from 'react';
import { useMarket } from '#/data/market/market-provider';
import { useVisit } from '#/features/responsible-gaming/use-visit';
import { ReminderDialog } from '#/app/dialogs/dialogs';

/** Appears over the members' pages at the market's interval; its code is loaded only then. */
export function SessionReminder() {
  const { responsibleGaming } = useMarket();
  const { due, wasDue, dismiss } = useVisit(responsibleGaming.reminderMinutes);
  if (!wasDue) return null;
  return (
    <Suspense fallback={null}>
      <ReminderDialog visit={due} onClose={dismiss} />
    </Suspense>
  );
}
