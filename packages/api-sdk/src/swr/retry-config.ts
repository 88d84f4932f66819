import type { SWRConfiguration } from 'swr';
import { isPassing, RETRIES, waitBefore } from '../queries/retry';

/** The part of SWR's configuration that decides what is requested again. */
interface Wishes<Failure> {
  readonly shouldRetryOnError?: boolean | ((error: Failure) => boolean) | undefined;
  readonly errorRetryCount?: number | undefined;
}

/**
 * Which failures are requested again, and when. The host can say that none are, and how often at most; it cannot make a
 * refusal be asked for again.
 */
export const retryConfig = <Data, Failure>({
  shouldRetryOnError = true,
  errorRetryCount = RETRIES,
}: Wishes<Failure>): Required<
  Pick<SWRConfiguration<Data, Failure>, 'shouldRetryOnError' | 'onErrorRetry'>
> => ({
  shouldRetryOnError: (error) =>
    isPassing(error) &&
    (typeof shouldRetryOnError === 'function' ? shouldRetryOnError(error) : shouldRetryOnError),
  onErrorRetry: (error, _key, _config, revalidate, again) => {
    if (again.retryCount > errorRetryCount) return;
    setTimeout(() => void revalidate(again), waitBefore(again.retryCount - 1, error));
  },
});
