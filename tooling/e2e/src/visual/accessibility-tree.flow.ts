import { accessibilityTree } from './accessibility-tree';

/** The tree of a page with this content, without the root. */
async function treeOf(body: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.setContent(`<title>t</title><body>${body}</body>`);
    const [root, ...lines] = (await accessibilityTree(page)).trimEnd().split('\n');
    expect(root).toBe('- RootWebArea "t" [focused]');
    return lines.map((line) => line.slice(2));
  } finally {
    await page.close();
  }
}

const FIELD = '<label>Name <input></label>';

describe('recorded accessibility trees', () => {
  test.each(['form', 'section', 'article', 'fieldset', 'div role=group', 'div role=region', 'div role=form'])(
    'omits a nameless %s but keeps its content',
    async (tag) => {
      expect(await treeOf(`<${tag}>${FIELD}</${tag.split(' ')[0]}>`)).toEqual(await treeOf(FIELD));
      expect(await treeOf(FIELD)).toEqual(['- textbox "Name"']);
    },
  );

  test.each([
    ['form', '- form "Log in"'],
    ['section', '- region "Log in"'],
    ['article', '- article "Log in"'],
    ['fieldset', '- group "Log in"'],
  ])('lists a named %s', async (tag, line) => {
    const named = await treeOf(`<${tag} aria-label="Log in">${FIELD}</${tag}>`);
    expect(named).toEqual([line, '  - textbox "Name"']);
    // Losing the name changes the tree.
    expect(await treeOf(`<${tag}>${FIELD}</${tag}>`)).not.toEqual(named);
  });

  test.each([
    ['is described', 'aria-describedby=hint', '- group described as "Hint"'],
    ['is live', 'aria-live=polite', '- group [live=polite]'],
  ])('lists a nameless group that %s', async (_, attribute, line) => {
    const [first] = await treeOf(`<fieldset ${attribute}>${FIELD}</fieldset><p id=hint>Hint</p>`);
    expect(first).toBe(line);
  });

  test('lists nameless landmarks, lists and controls', async () => {
    const html = '<main><nav><ul><li><a href="/">Home</a></li></ul></nav><input type=checkbox></main>';
    expect(await treeOf(html)).toEqual([
      '- main',
      '  - navigation',
      '    - list',
      '      - listitem',
      '        - link "Home"',
      '  - checkbox [checked=false]',
    ]);
  });

  test('shows that a button has lost its name', async () => {
    const named = await treeOf('<button aria-label="Close"></button>');
    expect(named).toEqual(['- button "Close"']);
    expect(await treeOf('<button></button>')).toEqual(['- button']);
  });
});
