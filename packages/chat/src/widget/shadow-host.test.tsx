import { addStylesTo } from './shadow-host';

/** In jsdom, as in Safari before 16.4, a constructed style sheet cannot be filled. */
describe('without constructed style sheets', () => {
  /** jsdom gives an empty style element no sheet, as browsers do. */
  const sheet = new CSSStyleSheet();
  beforeAll(() => jest.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(sheet));
  afterAll(() => jest.restoreAllMocks());

  test('the whole sheet becomes one rule of a style element, which stays empty', () => {
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
