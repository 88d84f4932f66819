/** Text nodes that React has created and updates directly. @type {Text[]} */
const made = [];

const isOfReact = (/** @type {Text} */ node) =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber'));

/** @param {Document} page */
exports.recordTextNodes = (page) => {
  const create = page.createTextNode.bind(page);
  page.createTextNode = (data) => {
    const node = create(data);
    made.push(node);
    return node;
  };
};

exports.takeTextNodes = () =>
  made
    .splice(0)
    .filter((node) => node.data.trim() !== '' && isOfReact(node))
    .map((node) => `"${node.data}" in ${node.parentElement?.outerHTML.slice(0, 300) ?? 'nothing'}`);
