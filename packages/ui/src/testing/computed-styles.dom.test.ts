/** Everything that affects whether an element is drawn, visible and clickable, and an element without any of it. */
const PAGE = `
  <p>text <span>within</span></p>
  <p hidden>text <b>within</b></p>
  <p style="display: none">text</p>
  <p style="display: contents" hidden>text</p>
  <div style="visibility: hidden"><i>text</i><i style="visibility: visible">text <u>within</u></i></div>
  <div style="visibility: collapse; opacity: 0"><i>text</i></div>
  <div style="pointer-events: none"><button>text</button><button style="pointer-events: auto">text</button></div>
  <dialog><p>text</p></dialog><dialog open><p>text</p></dialog>
  <details><summary>text</summary><p>text</p></details>
  <input type="hidden"><input type="checkbox"><input>
  <template><p>text</p></template><script type="text/plain">text</script><datalist><option>text</option></datalist>
  <svg hidden><title>text</title><path style="display: none"></path><g visibility="hidden"></g></svg>
  <table><tr><td>text</td></tr></table><ul><li>text</li></ul>
  <progress></progress><video></video>
`;

/** All HTML elements, including obsolete ones. */
const NAMES =
  'a abbr address area article aside audio b base bdi bdo big blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark marquee menu meta meter nav noembed noframes noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp search section select slot small source span strike strong sub summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'.split(
    ' ',
  );

const asked = (element: Element) => {
  const style = getComputedStyle(element);
  return {
    element: element.cloneNode(false),
    isDrawn: [style.display !== 'none', style.getPropertyValue('display') !== 'none'],
    visibility: [style.visibility, style.getPropertyValue('visibility')],
    pointerEvents: [style.pointerEvents, style.getPropertyValue('pointer-events')],
    opacity: [style.opacity, style.getPropertyValue('opacity')],
    own: style.getPropertyValue('--own'),
  };
};

afterEach(() => document.body.replaceChildren());

test('returns the same computed styles as jsdom, which are used for a document with a style sheet', () => {
  document.body.innerHTML = PAGE;
  document.body.append(...NAMES.map((name) => document.createElement(name)));
  const elements = [document.documentElement, document.head, ...document.body.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(150);
  const quick = elements.map(asked);
  document.body.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(quick).toEqual(elements.map(asked));
});

test('applies style sheets of the document', () => {
  document.body.innerHTML = '<p class="gone">text</p>';
  const [text] = document.getElementsByTagName('p');
  expect(text).toBeVisible();
  const sheet = document.createElement('style');
  sheet.textContent = '.gone { display: none }';
  document.body.append(sheet);
  expect(text).not.toBeVisible();
});
