import type { EarlyAnswer } from '@member-wallet/api-sdk';

/** What settings.json says. */
export type SettingsFile = Readonly<Record<string, unknown>>;

/** What the inline scripts leave for each other and for the app. The development server sends no such script. */
declare global {
  interface Window {
    /** What settings.json says: inlined by the host, or on its way. */
    settings?: SettingsFile | Promise<SettingsFile>;
    /**
     * Calls back once the first paint shows: at once where nothing is prerendered or nobody looks, and at the latest a
     * moment after the document has arrived. Those that are first, ahead of the others.
     */
    whenShown: (run: () => void, isFirst?: boolean) => void;
    /** What the document has asked for; see inline/first-reads. */
    firstReads?: EarlyAnswer[] | undefined;
    /** Says that the app has not started. In development a rejection that gets nothing to handle it stays in the console. */
    notStarted: (error: unknown) => void;
    /** Loads the page anew if that may help, and resolves with whether it does. */
    loadAnew?: () => Promise<boolean>;
  }
}
