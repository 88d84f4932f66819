// Functions that the page passes to the widget.

/** See ChatWidgetProps. */
export type OnCover = (close: () => void) => () => void;

/** See ChatWidgetProps. */
export type CleanText = (typed: string) => string;
