/** The URL schemes, without the colon, that links may open by default: two messengers and the two app stores. */
export const APP_SCHEMES: readonly string[] = ['line', 'whatsapp', 'itms-apps', 'market'];
