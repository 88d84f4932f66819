import { Suspense, useState, useSyncExternalStore } from 'react';
import { useApi } from '#/data/api-provider';
import { lazyPart } from './lazy-screen';

const LeftOutcomeMessage = lazyPart(
  async () => (await import('#/components/overlay/write-messages')).LeftOutcomeMessage,
);

/** What became of writes whose screens were left: told one after the other, on whatever page the member is by then. */
export function LeftOutcomes() {
  const { leftWrites } = useApi();
  const outcome = useSyncExternalStore(leftWrites.subscribe, leftWrites.next, () => null);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (outcome && !wasNeeded) setWasNeeded(true);
  return (
    wasNeeded && (
      <Suspense fallback={null}>
        <LeftOutcomeMessage
          outcome={outcome}
          onTold={() => {
            if (outcome) leftWrites.dismiss(outcome);
          }}
        />
      </Suspense>
    )
  );
}
