import { laoMarket, thaiMarket } from '#/testing/markets';
import { parseEnv } from './env';
import { renderStart, startAddresses } from './prerender';

const Drawing = () => <svg />;
const brand = { name: 'Brand', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

describe.each([
  ['th', thaiMarket, 'ยินดีต้อนรับกลับ', 'เบอร์โทรศัพท์ของคุณ', 'ยอดเงินคงเหลือ'],
  ['la', laoMarket, 'ຍິນດີຕ້ອນຮັບກັບມາ', 'ເບີໂທລະສັບຂອງທ່ານ', 'ຍອດເງິນຄົງເຫຼືອ'],
] as const)('start pages in %s', (_, market, login, register, balance) => {
  const pages = renderStart({ market, brand, env: parseEnv({ VITE_APP_NAME: 'Named' }) });

  it('show real content in the language of the market, under the name of the build', async () => {
    const { visitor, register: wizard, member } = await pages;
    expect(visitor).toContain(login);
    expect(wizard).toContain(register);
    expect(member).toContain(balance);
    for (const page of [visitor, member]) expect(page).toContain('Named');
  });

  it('cannot submit a form by themselves, and contain nothing that the policy forbids', async () => {
    for (const page of Object.values(await pages)) {
      expect(page.length).toBeGreaterThan(500);
      expect(page).not.toContain('type="submit"');
      expect(page).not.toMatch(/<form(?![^>]*method="post")/);
      expect(page).not.toContain(' style="');
      expect(page).not.toContain('<script');
    }
  });

  it('contain no amounts and no name for a member', async () => {
    const { member } = await pages;
    expect(member).not.toMatch(/[฿₭]\s*\d/);
    expect(member).not.toContain('undefined');
  });

  it('show at their own pages and, for members, at all of theirs, but not where there is no page', () => {
    const at = startAddresses(market);
    expect(at).toMatchObject({
      '/login': 'visitor',
      '/register': 'register',
      '': 'member',
      '/user': 'member',
    });
    for (const page of ['home', 'profile/edit', 'bonus', 'spin', 'care'])
      expect(at).toHaveProperty([`/user/${page}`], 'member');
    for (const path of ['/howto', '/terminated', '/nowhere', '/user/nowhere'])
      expect(at).not.toHaveProperty([path]);
  });
});
