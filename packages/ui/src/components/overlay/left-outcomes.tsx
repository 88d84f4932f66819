import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#/app/lazy-screen';
import type { LeftWrites } from '#/data/left-writes';

const LeftOutcomeMessage = lazyPart(
  async () => (await import('#/components/overlay/write-messages')).LeftOutcomeMessage,
);

/** What became of writes whose screens were left: told one after the other, on whatever page the member is by then. */
export function LeftOutcomes({ left }: { readonly left: LeftWrites }) {
  const outcome = useSyncExternalStore(left.subscribe, left.next, () => null);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (outcome && !wasNeeded) setWasNeeded(true);
  return (
    wasNeeded && (
      <Suspense fallback={null}>
        <LeftOutcomeMessage
          outcome={outcome}
          onTold={() => {
            if (outcome) left.dismiss(outcome);
          }}
        />
      </Suspense>
    )
  );
}
