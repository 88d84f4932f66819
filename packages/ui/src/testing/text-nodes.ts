/** Text nodes that React has made and updates by itself. */
const made: Text[] = [];

const isOfReact = (node: Text) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

/**
 * Records the text nodes that React makes. The only text of an element is none of them: React sets it on the element.
 * Any other it goes on to change by its node, which a browser that translates the page has replaced by then: the text
 * on screen would stay as it is, and an element that is put before or after it would make the page crash.
 */
export function recordTextNodes(page: Document): void {
  const create = page.createTextNode.bind(page);
  page.createTextNode = (data) => {
    const node = create(data);
    made.push(node);
    return node;
  };
}

/** Those recorded since the last call, with what stands around them. White space is not translated. */
export const takeTextNodes = (): readonly string[] =>
  made
    .splice(0)
    .filter((node) => node.data.trim() !== '' && isOfReact(node))
    .map((node) => `"${node.data}" in ${node.parentElement?.outerHTML.slice(0, 300) ?? 'nothing'}`);
