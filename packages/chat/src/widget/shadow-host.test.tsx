import { addStylesTo } from './shadow-host';

/** jsdom has no usable constructed style sheets, like Safari before 16.4. */
describe('without constructed style sheets', () => {
  /** Unlike browsers, jsdom has no sheet for an empty style element. */
  const sheet = new CSSStyleSheet();
  beforeAll(() => jest.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(sheet));
  afterAll(() => jest.restoreAllMocks());

  test('inserts the whole sheet as one rule of a style element that stays empty', () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const css = '.a::before { content: "}" }\n@media (min-width: 1px) { .b { color: blue } }';
    addStylesTo(root, css);
    addStylesTo(root, css);
    const [rule, ...others] = [...sheet.cssRules];
    expect(others).toEqual([]);
    expect(rule?.cssText).toBe(
      '@media all {.a::before {content: "}";}@media (min-width: 1px) {.b {color: blue;}}}',
    );
    expect(root.querySelectorAll('style')).toHaveLength(1);
    expect(root.querySelector('style')).toBeEmptyDOMElement();
  });
});
