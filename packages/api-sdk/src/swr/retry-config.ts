import type { SWRConfiguration } from 'swr';
import { isTransient, RETRIES, waitBefore } from '../queries/retry';

/** The part of SWR's configuration that controls retries. */
interface HostSettings<Failure> {
  readonly shouldRetryOnError?: boolean | ((error: Failure) => boolean) | undefined;
  readonly errorRetryCount?: number | undefined;
}

/** The retry settings. The host can disable retries and limit their number, but cannot make SWR retry a refusal. */
export const retryConfig = <Data, Failure>({
  shouldRetryOnError = true,
  errorRetryCount = RETRIES,
}: HostSettings<Failure>): Required<
  Pick<SWRConfiguration<Data, Failure>, 'shouldRetryOnError' | 'onErrorRetry'>
> => ({
  shouldRetryOnError: (error) =>
    isTransient(error) &&
    (typeof shouldRetryOnError === 'function' ? shouldRetryOnError(error) : shouldRetryOnError),
  onErrorRetry: (error, _key, _config, revalidate, again) => {
    if (again.retryCount > errorRetryCount) return;
    setTimeout(() => void revalidate(again), waitBefore(again.retryCount - 1, error));
  },
});
