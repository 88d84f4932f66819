/**
 * Records the text nodes that React makes. The only text of an element is none of them: React sets it on the element.
 * Any other it goes on to change by its node, which a browser that translates the page has replaced by then: the text
 * on screen would stay as it is, and an element that is put before or after it would make the page crash.
 */
export declare function recordTextNodes(page: Document): void;

/** Those recorded since the last call, with what stands around them. White space is not translated. */
export declare function takeTextNodes(): readonly string[];
