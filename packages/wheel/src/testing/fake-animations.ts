/** The browser's animations, which jsdom lacks, on a clock that the test advances. */
interface FakeAnimations {
  /** Advances every playing animation, and finishes those that have ended. */
  readonly advance: (ms: number) => void;
  readonly playing: () => number;
  readonly made: () => number;
}

export function installAnimations(): FakeAnimations {
  const playing = new Set<FakeAnimation>();
  let made = 0;

  class FakeEffect {
    frames: Keyframe[];
    duration: number;
    constructor(
      readonly target: HTMLElement,
      frames: Keyframe[],
      { duration }: { duration: number },
    ) {
      this.frames = frames;
      this.duration = duration;
    }
    setKeyframes(frames: Keyframe[]): void {
      this.frames = frames;
    }
    updateTiming({ duration }: { duration: number }): void {
      this.duration = duration;
    }
  }

  class FakeAnimation {
    currentTime: number | null = null;
    onfinish: (() => void) | null = null;
    constructor(readonly effect: FakeEffect) {
      made += 1;
    }
    play(): void {
      this.currentTime = 0;
      playing.add(this);
    }
    cancel(): void {
      this.currentTime = null;
      playing.delete(this);
    }
    advance(ms: number): void {
      this.currentTime = Math.min((this.currentTime ?? 0) + ms, this.effect.duration);
      if (this.currentTime < this.effect.duration) return;
      playing.delete(this);
      this.onfinish?.();
    }
  }

  Object.assign(globalThis, { KeyframeEffect: FakeEffect, Animation: FakeAnimation });
  return {
    advance: (ms) => {
      for (const animation of [...playing]) animation.advance(ms);
    },
    playing: () => playing.size,
    made: () => made,
  };
}
