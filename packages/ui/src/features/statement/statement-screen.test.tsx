import { getSlipImage, listSlips, listStatement } from '@member-wallet/api-sdk';
import { type Answer, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anEntry } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const WORDS = {
  th: {
    title: 'ประวัติการเงิน',
    empty: 'ยังไม่มีรายการ',
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    reload: 'โหลดใหม่',
    page: (page: number) => `หน้า ${page}`,
    rows: ['ฝากเงิน', 'สำเร็จ', '+฿500.00', 'ถอนเงิน', 'กำลังดำเนินการ', '−฿1,500.00', 'ไม่สำเร็จ'],
    route: 'กระเป๋าเงิน → Moon',
    slips: 'สลิปฝากเงิน',
    refresh: 'รีเฟรช',
    reason: /^\(.*\)$/,
    view: /^ดูสลิปของ/,
    picture: 'รูปสลิป',
    alt: 'สลิปที่อัปโหลด',
    zoomIn: 'ขยาย',
    noPicture: 'ไม่พบรูปสลิป',
    noSlips: 'ยังไม่มีสลิป',
    withdraw: 'ถอนเงิน',
    bonus: 'โบนัส',
    none: 'ไม่มีรายการแบบนี้ในหน้านี้',
    showAll: 'แสดงทั้งหมด',
    details: /^ถอนเงิน .* ดูรายละเอียด$/,
    from: 'จาก',
    csv: 'บันทึกหน้านี้เป็นตาราง (CSV)',
  },
  la: {
    title: 'ປະຫວັດການເງິນ',
    empty: 'ຍັງບໍ່ມີລາຍການ',
    failed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
    reload: 'ໂຫຼດໃໝ່',
    page: (page: number) => `ໜ້າ ${page}`,
    rows: ['ຝາກເງິນ', 'ສຳເລັດ', '+₭500.00', 'ຖອນເງິນ', 'ກຳລັງດຳເນີນການ', '−₭1,500.00', 'ບໍ່ສຳເລັດ'],
    route: 'ກະເປົາເງິນ → Moon',
    slips: 'ສະລິບຝາກເງິນ',
    refresh: 'ໂຫຼດໃໝ່',
    reason: /^\(.*\)$/,
    view: /^ເບິ່ງສະລິບຂອງ/,
    picture: 'ຮູບສະລິບ',
    alt: 'ສະລິບທີ່ອັບໂຫຼດ',
    zoomIn: 'ຂະຫຍາຍ',
    noPicture: 'ບໍ່ພົບຮູບສະລິບ',
    noSlips: 'ຍັງບໍ່ມີສະລິບ',
    withdraw: 'ຖອນເງິນ',
    bonus: 'ໂບນັດ',
    none: 'ບໍ່ມີລາຍການແບບນີ້ໃນໜ້ານີ້',
    showAll: 'ສະແດງທັງໝົດ',
    details: /^ຖອນເງິນ .* ເບິ່ງລາຍລະອຽດ$/,
    from: 'ຈາກ',
    csv: 'ບັນທຶກໜ້ານີ້ເປັນຕາຕະລາງ (CSV)',
  },
} as const;

/** 23 entries, sliced by the page and limit of the request. */
const paged: Answer<typeof listStatement> = ({ page, limit }) => {
  const all = Array.from({ length: 23 }, (_, index) => anEntry({ amount: index + 1 }));
  return { total: all.length, statements: all.slice((page - 1) * limit, page * limit) };
};

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('statement in %s', (locale, market) => {
  const words = WORDS[locale];
  const start = (answer: Answer<typeof listStatement>) =>
    renderApp({ path: '/user/statement', market, token: 't', answers: { listStatement: answer } });

  it('shows activity, status, signed amount, time and route', async () => {
    await start({
      total: 3,
      statements: [
        anEntry(),
        anEntry({ statementType: 'withdraw', amount: 1500, status: 'PENDING' }),
        anEntry({ statementType: 'transfer', from: 'WALLET', to: 'PG', amount: 300, status: 'FAILED' }),
      ],
    });
    const list = await screen.findByRole('list', { name: words.title });
    for (const text of words.rows) expect(within(list).getByText(text)).toBeInTheDocument();
    expect(within(list).getAllByText('20/11/2026 13:42:08')).toHaveLength(3);
    expect(await within(list).findByText(words.route)).toBeInTheDocument();
  });

  it('shows ten entries to a page and keeps the pager while the next page loads', async () => {
    const { user, server } = await start(paged);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: words.page(2) }));
    expect(screen.getByRole('button', { name: words.page(2) })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText(/11\.00$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.page(3) }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(server.calls(listStatement).map(({ input }) => input)).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
      { page: 3, limit: 10 },
    ]);
  });

  it('shows its filter from the start, so that nothing moves when the entries load', async () => {
    await start(() => new Promise(() => {}));
    expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.slips })).toBeInTheDocument();
  });

  it('shows what to do while there are no entries', async () => {
    await start({ total: 0, statements: [] });
    expect(await screen.findByText(words.empty)).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('offers a reload, without an error dialog, when loading fails', async () => {
    const { user, server } = await start(refusal('INTERNAL_SERVER_ERROR', 500));
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    server.answer(listStatement, paged);
    await user.click(screen.getByRole('button', { name: words.reload }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
  });

  const three = {
    total: 3,
    statements: [
      anEntry(),
      anEntry({ statementType: 'withdraw', from: 'WALLET', to: null, amount: 1500 }),
      anEntry({ statementType: 'transfer', from: 'WALLET', to: 'PG', amount: 300 }),
    ],
  };
  const entries = () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');

  it('filters the loaded entries by type, and shows when none match', async () => {
    const { user, server } = await start(three);
    await user.click(await screen.findByRole('radio', { name: words.withdraw }));
    expect(entries()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: words.bonus }));
    expect(screen.getByText(words.none)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.showAll }));
    expect(entries()).toHaveLength(3);
    expect(server.calls(listStatement)).toHaveLength(1);
  });

  it('opens an entry with all its details, and copies them', async () => {
    const { user } = await start(three);
    await user.click(await screen.findByRole('button', { name: words.details }));
    const dialog = await screen.findByRole('dialog', { name: words.withdraw });
    expect(dialog).toHaveTextContent(/1,500\.00/);
    expect(within(dialog).getByText(words.from).nextElementSibling).toHaveTextContent(
      words.route.split(' ')[0] ?? '',
    );
    await user.click(within(dialog).getByRole('button', { name: /คัดลอก|ສຳເນົາ|ກັອບປີ້|ຄັດລອກ/ }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(words.withdraw);
    expect(copied).toMatch(/−[฿₭]1,500\.00/);
    expect(copied).toContain('20/11/2026 13:42:08');
  });

  it('saves the shown entries as CSV', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => (saved.push(blob as Blob), 'blob:x');
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await start(three);
    await user.click(await screen.findByRole('radio', { name: words.withdraw }));
    await user.click(screen.getByRole('button', { name: words.csv }));
    expect(click).toHaveBeenCalledTimes(1);
    const [csv] = saved;
    if (!csv) throw new Error('nothing was saved');
    // jsdom's Blob has no text().
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(csv);
    });
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain(',-1500.00,');
    click.mockRestore();
  });

  describe('slips', () => {
    const open = async (slips: Answer<typeof listSlips>, image?: Answer<typeof getSlipImage>) => {
      const app = await renderApp({
        path: '/user/statement',
        market,
        token: 't',
        answers: { listSlips: slips, ...(image && { getSlipImage: image }) },
      });
      await app.user.click(await screen.findByRole('button', { name: words.slips }));
      return { ...app, dialog: await screen.findByRole('dialog', { name: words.slips }) };
    };
    const slip = { createdAt: '2026-11-20T06:42:08.000Z', amount: 0, status: 'FAILED' };
    const link = '/api/art/slips/1';

    it('shows the time, the amount or a dash, the status and the reason', async () => {
      const { dialog } = await open({
        slips: [
          { ...slip, note: 'EXPIRED_SLIP' },
          { ...slip, amount: 500, status: 'SUCCESS', link },
        ],
      });
      const [, refused, credited] = await within(dialog).findAllByRole('row');
      if (!refused || !credited) throw new Error('no rows');
      expect(refused).toHaveTextContent('20/11/2026 13:42:08–');
      expect(within(refused).getByText(words.reason)).toBeInTheDocument();
      expect(credited).toHaveTextContent(/500\.00/);
    });

    it('opens a picture by its link, or by the address requested for its reference', async () => {
      const { dialog, user, server } = await open(
        {
          slips: [
            { ...slip, link },
            { ...slip, reference: 'SL-2' },
          ],
        },
        { url: '/api/art/slips/2' },
      );
      const [first, second] = await within(dialog).findAllByRole('button', { name: words.view });
      if (!first || !second) throw new Error('no links');
      await user.click(first);
      const picture = () => screen.findByRole('img', { name: words.alt });
      expect(await picture()).toHaveAttribute('src', link);
      expect(server.calls(getSlipImage)).toHaveLength(0);
      const narrow = (await picture()).className;
      await user.click(screen.getByRole('button', { name: words.zoomIn }));
      expect((await picture()).className).not.toBe(narrow);
      await user.click(
        within(await screen.findByRole('dialog', { name: words.picture })).getAllByRole(
          'button',
        )[0] as HTMLElement,
      );
      await user.click(second);
      await waitFor(async () => expect(await picture()).toHaveAttribute('src', '/api/art/slips/2'));
      expect(server.calls(getSlipImage)).toHaveLength(1);
    });

    it('shows a message when a picture cannot be found', async () => {
      const { dialog, user } = await open(
        { slips: [{ ...slip, reference: 'SL-2' }] },
        refusal('NO_DATA', 404),
      );
      await user.click(await within(dialog).findByRole('button', { name: words.view }));
      expect(await screen.findByText(words.noPicture)).toBeInTheDocument();
    });

    it('shows ten slips to a page, refreshes, and has an empty state', async () => {
      const all = Array.from({ length: 12 }, () => slip);
      const { dialog, user, server } = await open(({ page, limit }) => ({
        total: all.length,
        slips: all.slice((page - 1) * limit, page * limit),
      }));
      await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(11));
      await user.click(within(dialog).getByRole('button', { name: words.page(2) }));
      await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(3));
      server.answer(listSlips, { total: 0, slips: [] });
      await user.click(within(dialog).getByRole('button', { name: words.refresh }));
      expect(await within(dialog).findByText(words.noSlips)).toBeInTheDocument();
    });
  });
});
