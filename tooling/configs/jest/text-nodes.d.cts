/**
 * Records the text nodes that React creates. If a text is the only child of an element, React creates none and sets the
 * text on the element. All other texts React updates by their nodes. A browser that translates the page replaces these
 * nodes, so the text on the screen would not change, and inserting an element beside it would crash the page.
 */
export declare function recordTextNodes(page: Document): void;

/** The text nodes recorded since the last call, with their surroundings, except white space, which is not translated. */
export declare function takeTextNodes(): readonly string[];
