import { screen, waitFor } from '@testing-library/react';
import { renderComponent } from '#/testing/render-component';
import { sanitiseHtml } from './sanitise-html';
import { ServerHtml } from './server-html';

const clean = async (html: string): Promise<string> => {
  const box = document.createElement('div');
  box.append(await sanitiseHtml(html));
  return box.innerHTML;
};

describe('sanitiseHtml', () => {
  test.each([
    ['<p>หนึ่ง <b>สอง</b></p>', '<p>หนึ่ง <b>สอง</b></p>'],
    ['<ul><li>ໜຶ່ງ</li></ul>', '<ul><li>ໜຶ່ງ</li></ul>'],
  ])('keeps %p', async (html, expected) => {
    expect(await clean(html)).toBe(expected);
  });

  test.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<p class="a" id="root" data-x="1">x</p>', '<p>x</p>'],
    ['<iframe src="https://example.com"></iframe>x', 'x'],
    ['<form action="https://example.com"><input name="password"></form>x', 'x'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', ''],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ])('sanitises %p', async (html, expected) => {
    expect(await clean(html)).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://example.com'])(
    'drops the link address %p',
    async (address) => {
      expect(await clean(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
    },
  );

  test.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/\\cdn.example/a.png', 'https:/\\cdn.example/a.png'],
    ['/api/art/a.svg', '/api/art/a.svg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ])('keeps the image address %p', async (address, kept) => {
    expect(await clean(`<img src="${address}">`)).toContain(`src="${kept}"`);
  });

  test('opens the apps that the build names, and no others', () => {
    const box = document.createElement('div');
    const link = (scheme: string) => `<a href="${scheme}:x">x</a>`;
    box.append(
      sanitiseHtml(['joker', 'line', 'tel', 'ms-settings', 'jokers'].map(link).join(''), ['joker', 'a.b+c']),
    );
    expect([...box.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      'joker:x',
      null,
      'tel:x',
      null,
      null,
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'http://example.com/a.png',
    'data:image/svg+xml,<svg/>',
    'x" onerror="alert(1)',
  ])('drops the image address %p', async (address) => {
    expect(await clean(`<img src="${address}">`)).toBe('<img alt="">');
  });

  test('links open in a new tab without access to window.opener', async () => {
    const html = await clean('<a href="https://example.com" target="_self" rel="opener">x</a>');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener noreferrer"');
  });
});

test('ServerHtml shows the text and updates it', async () => {
  const { rerender } = await renderComponent(<ServerHtml html="<p>one</p>" />);
  expect(await screen.findByText('one')).toBeInTheDocument();
  rerender(<ServerHtml html="<p>two</p><img src='x' onerror='alert(1)'>" />);
  expect(await screen.findByText('two')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('one')).toBeNull());
});

test('until the sanitiser has loaded, invisible words reserve the space of the text', async () => {
  const { container } = await renderComponent(<ServerHtml html="<p>one <b>two</b></p>" />);
  const waiting = container.querySelector('.waiting');
  expect(waiting).toHaveAttribute('aria-hidden', 'true');
  expect(waiting).toHaveTextContent('one two');
  // No intermediate state has both the words and the text.
  const paragraphs: number[] = [];
  const observer = new MutationObserver(() => paragraphs.push(container.querySelectorAll('p').length));
  observer.observe(container, { subtree: true, childList: true });
  expect(await screen.findByText('two')).toContainHTML('<b>two</b>');
  await waitFor(() => expect(container.querySelector('.waiting')).toBeNull());
  observer.disconnect();
  expect(new Set(paragraphs)).toEqual(new Set([1]));
});
