import { useIsHydrated } from '#/components/use-is-hydrated';

/** The type of a form's button. Until hydration it is not 'submit', so that the browser does not submit the form natively. */
export const useSubmitType = (): 'submit' | 'button' => (useIsHydrated() ? 'submit' : 'button');

/**
 * Focuses the first invalid field once React has marked it, so that its error is announced and a phone scrolls it
 * into view.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus());
}
