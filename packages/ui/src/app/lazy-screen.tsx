import { type ComponentType, lazy, useState } from 'react';

export type LazyScreen<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead of time, so that the screen shows at once, without a fallback. */
  readonly preload: () => Promise<void>;
};

/** A screen in a chunk of its own. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Later = lazy(async () => ({ default: loaded ?? (await load()) }));

  function Screen(props: Props) {
    // Decided once: switching from one to the other would discard the input.
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? (Later as unknown as ComponentType<Props>));
    return <Now {...props} />;
  }
  return Object.assign(Screen, { preload });
}
