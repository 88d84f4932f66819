import { useEffect, useEffectEvent } from 'react';
import { type BackSteps, createBackSteps } from '#/navigation/back-steps';

let ofPage: BackSteps | null = null;

/** The page's steps for Back. Created on first use, because the page is also rendered without a browser. */
export const backSteps = (): BackSteps => (ofPage ??= createBackSteps(window));

/** While `isActive`, Back calls `back` instead of leaving the page. */
export function useBackStep(isActive: boolean, back: () => void): void {
  const undo = useEffectEvent(back);
  useEffect(() => (isActive ? backSteps().enter(() => undo()) : undefined), [isActive]);
}
