/**
 * Replaces AudioContext. Returns a record of the times of the planned clicks, in seconds, and of how often a plan was
 * dropped and the context closed.
 */
export function listen() {
  const played = { at: [] as number[], dropped: 0, closed: 0 };
  const node = () => ({ connect: (next: unknown) => next });
  class FakeAudio {
    currentTime = 1;
    destination = {};
    createOscillator() {
      return { ...node(), frequency: { value: 0 }, start: () => undefined };
    }
    createGain() {
      const gain = {
        value: 1,
        cancelScheduledValues: () => {
          played.dropped += 1;
          played.at = [];
        },
        setValueAtTime: (_: number, at: number) => played.at.push(at),
        exponentialRampToValueAtTime: () => undefined,
      };
      return { ...node(), gain };
    }
    close() {
      played.closed += 1;
      return Promise.resolve();
    }
  }
  Object.assign(globalThis, { AudioContext: FakeAudio });
  return played;
}
