import type { EarlyAnswer } from '@member-wallet/api-sdk';

/** The content of settings.json. */
export type SettingsFile = Readonly<Record<string, unknown>>;

/** Globals that the inline scripts define for each other and for the app. The development server sends no inline scripts. */
declare global {
  interface Window {
    /** The settings.json that the host has inlined, or a promise of the file. */
    settings?: SettingsFile | Promise<SettingsFile>;
    /**
     * Runs a callback after the first paint: immediately if nothing is prerendered or the tab is hidden, and at the
     * latest a moment after the document is parsed. Callbacks with `isFirst` run before the others.
     */
    whenShown: (run: () => void, isFirst?: boolean) => void;
    /** The document's first reads; see inline/first-reads. */
    firstReads?: EarlyAnswer[] | undefined;
    /** Shows that the app did not start. Missing in development, where the rejection then appears in the console. */
    notStarted: (error: unknown) => void;
    /** Reloads the page if that may help. Resolves with whether it does. */
    tryReload?: () => Promise<boolean>;
  }
}
