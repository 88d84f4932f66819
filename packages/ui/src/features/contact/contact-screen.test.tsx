import { getContact, getInfo } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const WORDS = {
  th: { title: 'ติดต่อเรา', by: 'ให้บริการโดย', version: /^เวอร์ชัน/, chat: 'แชทกับ @x' },
  la: { title: 'ຕິດຕໍ່ພວກເຮົາ', by: 'ໃຫ້ບໍລິການໂດຍ', version: /^ເວີຊັນ/, chat: 'ແຊັດກັບ @x' },
} as const;

describe.each([
  ['th', thaiMarket, '/contact', null],
  ['la', laoMarket, '/user/contact', 't'],
] as const)('the contact page in %s', (locale, market, path, token) => {
  const words = WORDS[locale];
  const start = (answers: Answers) => renderApp({ path, market, answers, ...(token && { token }) });

  it('names the operator and links to its site, below everything else', async () => {
    await start({ getInfo: { name: 'Sabai', website: 'https://sabai.example/home' } });
    const name = await screen.findByText(`${words.by} Sabai`);
    const site = screen.getByRole('link', { name: 'sabai.example' });
    expect(site).toHaveAttribute('href', 'https://sabai.example/home');
    expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    expect(
      screen.getByText(words.version).compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('requests the operator’s details after the contact', async () => {
    let release = (): void => undefined;
    const contact = new Promise<object>((resolve) => (release = () => resolve({ contactText: 'Every day' })));
    const { server } = await start({ getContact: () => contact as never });
    await waitFor(() => expect(server.calls(getContact)).toHaveLength(1));
    expect(server.calls(getInfo)).toHaveLength(0);
    release();
    await waitFor(() => expect(server.calls(getInfo)).toHaveLength(1));
  });

  it.each([
    ['a name only', { name: 'Sabai', website: null }, [`${words.by} Sabai`]],
    ['an unsafe site', { name: 'Sabai', website: 'javascript:alert(1)' }, [`${words.by} Sabai`]],
    ['a deceptive site', { name: 'Sabai', website: 'https://sabai@evil.example' }, [`${words.by} Sabai`]],
    ['a site only', { name: ' ', website: 'http://sabai.example' }, ['sabai.example']],
    ['nothing', { name: '', website: '' }, []],
    ['an error', refusal('NO_DATA', 404), []],
    ['a page of another server', fault('html'), []],
    ['no response', fault('unreachable'), []],
  ] as const)('shows the valid part of %s, without affecting the page', async (_, info, shown) => {
    const { server, container } = await start({ getInfo: info });
    await waitFor(() => expect(server.calls(getInfo)).not.toHaveLength(0));
    expect(await screen.findByRole('link', { name: words.chat })).toBeInTheDocument();
    for (const text of shown) expect(await screen.findByText(text)).toBeInTheDocument();
    const after = screen.getByText(words.version).nextElementSibling?.textContent ?? '';
    expect(after).toBe(shown.join(''));
    expect(container.querySelector('a[href^=javascript]')).toBeNull();
  });
});
