import { accessibilityTree } from './accessibility-tree';

/** The tree of a page with this content, below the page itself. */
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

describe('the recorded accessibility trees', () => {
  test.each(['form', 'section', 'article', 'fieldset', 'div role=group', 'div role=region', 'div role=form'])(
    'leave out a nameless %s, not what is in it',
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
  ])('list a named %s', async (tag, line) => {
    const named = await treeOf(`<${tag} aria-label="Log in">${FIELD}</${tag}>`);
    expect(named).toEqual([line, '  - textbox "Name"']);
    // A lost name is a difference.
    expect(await treeOf(`<${tag}>${FIELD}</${tag}>`)).not.toEqual(named);
  });

  test.each([
    ['is described', 'aria-describedby=hint', '- group described as "Hint"'],
    ['is live', 'aria-live=polite', '- group [live=polite]'],
  ])('list a nameless group that %s', async (_, attribute, line) => {
    const [first] = await treeOf(`<fieldset ${attribute}>${FIELD}</fieldset><p id=hint>Hint</p>`);
    expect(first).toBe(line);
  });

  test('list nameless landmarks, lists and controls', async () => {
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

  test('lose a line with a name', async () => {
    const named = await treeOf('<button aria-label="Close"></button>');
    expect(named).toEqual(['- button "Close"']);
    expect(await treeOf('<button></button>')).toEqual(['- button']);
  });
});
