import { laoMarket, thaiMarket } from '#/testing/markets';
import { parseEnv } from '#/app/settings/env';
import { renderStart } from './prerender';

const Picture = () => <svg />;
const brand = { name: 'Brand', logo: Picture, heroArt: Picture, loginArt: Picture };

const WORDS = {
  th: ['ยินดีต้อนรับ', 'เบอร์โทรศัพท์ของคุณ', 'ยอดเงินรวม', 'ประวัติ', 'หน้าแรก · Named'],
  la: ['ຍິນດີຕ້ອນຮັບ', 'ເບີໂທລະສັບຂອງທ່ານ', 'ຍອດເງິນລວມ', 'ປະຫວັດ', 'ໜ້າຫຼັກ · Named'],
  en: ['Welcome', 'Your phone number', 'Total balance', 'Statement', 'Home · Named'],
} as const;

describe.each([
  ['Thai', thaiMarket],
  ['Lao', laoMarket],
])('prerendered pages of the %s build', (_, market) => {
  const start = renderStart({ market, brand, env: parseEnv({ VITE_APP_NAME: 'Named' }) });
  const allParts = async () => Object.values(await start).flatMap(({ parts }) => Object.entries(parts));

  it.each(market.locales)('show real content in %s, with the build’s name', async (locale) => {
    const { parts = {}, titles = {} } = (await start)[locale] ?? {};
    const [login, register, balance, statement, title] = WORDS[locale];
    expect(parts.login).toContain(login);
    expect(parts.register).toContain(register);
    expect(parts.home).toContain(balance);
    expect(parts.statement).toContain(statement);
    expect(titles['/user/home']).toBe(title);
    for (const bars of ['visitor-bars', 'member-bars']) expect(parts[bars]).toContain('Named');
  });

  it('cannot submit a form without the app, and contain nothing that the policy forbids', async () => {
    const parts = await allParts();
    expect(parts).toHaveLength(7 * market.locales.length);
    for (const [, part] of parts) {
      expect(part.length).toBeGreaterThan(500);
      expect(part).not.toContain('type="submit"');
      expect(part).not.toMatch(/<form(?![^>]*method="post")/);
      expect(part).not.toContain(' style="');
      expect(part).not.toContain('<script');
    }
  });

  it('contain no amounts, no member’s name and no current page', async () => {
    for (const [, part] of await allParts()) {
      expect(part).not.toMatch(/[฿₭]\s*\d/);
      expect(part).not.toContain('undefined');
      expect(part).not.toContain('aria-current');
    }
  });
});
