import { useIsHydrated } from '#/components/use-is-hydrated';

/** The type of a form's button: a prerendered one must not submit its form natively. */
export const useSubmitType = (): 'submit' | 'button' => (useIsHydrated() ? 'submit' : 'button');
