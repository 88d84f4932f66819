import { Suspense, useState, useSyncExternalStore } from 'react';
import type { LeftWrites } from '#/data/write/left-writes';
import { lazyPart } from '#/app/pages/lazy-screen';

const LeftOutcomeMessage = lazyPart(
  async () => (await import('#/components/overlay/write-messages')).LeftOutcomeMessage,
);

/** Shows the outcomes of writes whose screens have unmounted, one after the other, on any page. */
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
