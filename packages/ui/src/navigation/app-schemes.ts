/** The apps that links may open unless the build names others: two messengers and the two stores. Without the colon. */
export const APP_SCHEMES: readonly string[] = ['line', 'whatsapp', 'itms-apps', 'market'];
