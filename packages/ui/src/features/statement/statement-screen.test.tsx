import { getSlipImage, listSlips, listStatement } from '@member-wallet/api-sdk';
import { type Answer, type Answers, refusal } from '@member-wallet/api-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEntry } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { holdPictures } from '#/testing/pictures';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

afterEach(() => jest.useRealTimers());

const WORDS = {
  th: {
    title: 'ประวัติการเงิน',
    empty: 'ยังไม่มีรายการ',
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    incomplete: 'ข้อมูลบางส่วนยังแสดงไม่ได้ในขณะนี้',
    reload: 'โหลดใหม่',
    page: (page: number) => `หน้า ${page}`,
    rows: ['ฝากเงิน', 'สำเร็จ', '+฿500.00', 'ถอนเงิน', 'กำลังดำเนินการ', '−฿1,500.00', 'ไม่สำเร็จ'],
    route: 'กระเป๋าเงิน → Moon',
    slips: 'สลิปฝากเงิน',
    refresh: 'รีเฟรช',
    reason: '(สลิปเกิน 1 ชั่วโมงหลังโอน)',
    advice: /โปรดส่งสลิปนี้ให้พนักงานตรวจสอบ/,
    one: 'สลิปฝากเงิน',
    open: /^สลิป .* ดูรายละเอียด$/,
    refused: 'สลิปฝากเงิน มีสลิปไม่ผ่าน',
    view: 'ดูรูปสลิป',
    all: 'สลิปทั้งหมด',
    attach: 'แนบสลิปอื่น',
    attachTitle: 'แนบสลิป',
    contact: 'ติดต่อพนักงาน',
    chat: 'แชทกับพนักงาน',
    reference: 'เลขอ้างอิง',
    picture: 'รูปสลิป',
    alt: 'สลิปที่อัปโหลด',
    zoomIn: 'ขยาย',
    noPicture: 'ไม่พบรูปสลิป',
    noSlips: 'ยังไม่มีสลิป',
    withdraw: 'ถอนเงิน',
    bonus: 'โบนัส',
    none: 'ยังไม่มีรายการประเภทนี้',
    noneSoFar: 'ไม่พบใน 100 รายการล่าสุด',
    more: 'แสดงรายการก่อนหน้า',
    credited: (time: string) => `เงินเข้าบัญชี ${time}`,
    today: 'วันนี้',
    yesterday: 'เมื่อวาน',
    showAll: 'แสดงทั้งหมด',
    details: /^ถอนเงิน .* ดูรายละเอียด$/,
    from: 'จาก',
    csv: 'บันทึกหน้านี้เป็นตาราง (CSV)',
  },
  la: {
    title: 'ປະຫວັດການເງິນ',
    empty: 'ຍັງບໍ່ມີລາຍການ',
    failed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
    incomplete: 'ຂໍ້ມູນບາງສ່ວນຍັງສະແດງບໍ່ໄດ້ໃນຕອນນີ້',
    reload: 'ໂຫຼດໃໝ່',
    page: (page: number) => `ໜ້າ ${page}`,
    rows: ['ຝາກເງິນ', 'ສຳເລັດ', '+₭500.00', 'ຖອນເງິນ', 'ກຳລັງດຳເນີນການ', '−₭1,500.00', 'ບໍ່ສຳເລັດ'],
    route: 'ກະເປົາເງິນ → Moon',
    slips: 'ສະລິບຝາກເງິນ (ບິນໂອນ)',
    refresh: 'ໂຫຼດໃໝ່',
    reason: '(ສະລິບເກີນ 1 ຊົ່ວໂມງຫຼັງໂອນ)',
    advice: /ກະລຸນາສົ່ງສະລິບນີ້ໃຫ້ພະນັກງານກວດ/,
    one: 'ສະລິບຝາກເງິນ',
    open: /^ສະລິບ .* ເບິ່ງລາຍລະອຽດ$/,
    refused: 'ສະລິບຝາກເງິນ (ບິນໂອນ) ມີສະລິບບໍ່ຜ່ານ',
    view: 'ເບິ່ງຮູບສະລິບ',
    all: 'ສະລິບທັງໝົດ',
    attach: 'ແນບສະລິບອື່ນ',
    attachTitle: 'ແນບສະລິບ (ບິນໂອນ)',
    contact: 'ຕິດຕໍ່ພະນັກງານ',
    chat: 'ແຊັດກັບພະນັກງານ',
    reference: 'ເລກອ້າງອີງ',
    picture: 'ຮູບສະລິບ',
    alt: 'ສະລິບທີ່ອັບໂຫຼດ',
    zoomIn: 'ຂະຫຍາຍ',
    noPicture: 'ບໍ່ພົບຮູບສະລິບ',
    noSlips: 'ຍັງບໍ່ມີສະລິບ',
    withdraw: 'ຖອນເງິນ',
    bonus: 'ໂບນັດ',
    none: 'ຍັງບໍ່ມີລາຍການປະເພດນີ້',
    noneSoFar: 'ບໍ່ພົບໃນ 100 ລາຍການຫຼ້າສຸດ',
    more: 'ສະແດງລາຍການກ່ອນໜ້າ',
    credited: (time: string) => `ເງິນເຂົ້າບັນຊີ ${time}`,
    today: 'ມື້ນີ້',
    yesterday: 'ມື້ວານ',
    showAll: 'ສະແດງທັງໝົດ',
    details: /^ຖອນເງິນ .* ເບິ່ງລາຍລະອຽດ$/,
    from: 'ຈາກ',
    csv: 'ບັນທຶກໜ້ານີ້ເປັນຕາຕະລາງ (CSV)',
  },
} as const;

/** 23 entries, paged by the request's page and limit. */
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
    const list = await screen.findByRole('list', { name: '20/11/2026' });
    for (const text of words.rows) expect(within(list).getByText(text)).toBeInTheDocument();
    expect(within(list).getAllByText('20/11/2026 13:42:08')).toHaveLength(3);
    expect(await within(list).findByText(words.route)).toBeInTheDocument();
  });

  const three = {
    total: 3,
    statements: [
      anEntry(),
      anEntry({ statementType: 'withdraw', from: 'WALLET', to: null, amount: 1500 }),
      anEntry({ statementType: 'transfer', from: 'WALLET', to: 'PG', amount: 300 }),
    ],
  };
  const entries = () => within(screen.getByRole('main')).getAllByRole('listitem');

  it('filters the loaded entries by type, and shows a text if none match', async () => {
    const { user, server } = await start(three);
    await user.click(await screen.findByRole('radio', { name: words.withdraw }));
    expect(entries()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: words.bonus }));
    expect(screen.getByText(words.none)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.showAll }));
    expect(entries()).toHaveLength(3);
    expect(server.calls(listStatement)).toHaveLength(1);
  });

  it('groups by day, and shows ages', async () => {
    const now = Date.now();
    const at = (ago: number) => anEntry({ createdAt: new Date(now - ago).toISOString() });
    const DAY_MS = 24 * 60 * 60 * 1000;
    await start({ total: 3, statements: [at(0), at(DAY_MS), at(40 * DAY_MS)] });
    for (const day of [words.today, words.yesterday, /^\d\d\/\d\d\/\d{4}$/]) {
      const list = await screen.findByRole('list', { name: day });
      expect(within(list).getAllByRole('listitem')).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 2, name: day })).toBeInTheDocument();
      expect(within(list).getByText(/ที่แล้ว$|ແລ້ວ$|ກ່ອນ$/)).toBeInTheDocument();
    }
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
    // The URL is revoked a minute later, which a slow machine may reach within this file.
    holdPictures();
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

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('shows ten entries per page, and keeps the pager while the next page loads', async () => {
    const { user, server } = await start(paged);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await user.click(screen.getByRole('button', { name: words.page(2) }));
    expect(screen.getByRole('button', { name: words.page(2) })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText(/11\.00$/)).toBeInTheDocument();
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    scrollTo.mockRestore();
    await user.click(screen.getByRole('button', { name: words.page(3) }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(server.calls(listStatement).map(({ input }) => input)).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
      { page: 3, limit: 10 },
    ]);
  });

  it('goes to the last page if the list is shorter now', async () => {
    const { user, server } = await start(rareBonuses(33));
    await user.click(await screen.findByRole('button', { name: words.page(2) }));
    await user.click(await screen.findByRole('button', { name: words.page(3) }));
    const beyond = await screen.findByRole('button', { name: words.page(4) });
    server.answer(listStatement, rareBonuses(15));
    await user.click(beyond);
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(screen.getByRole('button', { name: words.page(2) })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: words.page(3) })).not.toBeInTheDocument();
    expect(screen.queryByText(words.empty)).not.toBeInTheDocument();
  });

  const thousands = Array.from({ length: 10_000 }, (_, index) => anEntry({ amount: index + 1 }));

  it('pages the list itself if the server ignores the requested page', async () => {
    const { user } = await start({ total: thousands.length, statements: thousands });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: words.page(2) }));
    expect(await screen.findByText(/11\.00$/)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByText(words.incomplete)).not.toBeInTheDocument();
  });

  it('renders no more entries than requested, and says that the list is incomplete', async () => {
    await start({ total: 1, statements: thousands });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    expect(screen.getByText(words.incomplete)).toBeInTheDocument();
  });

  it('shows the filter while the entries load, so that nothing moves', async () => {
    await start(() => new Promise(() => {}));
    expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.slips })).toBeInTheDocument();
  });

  it('shows an empty state without a filter if there are no entries', async () => {
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

  /** A statement of `count` entries, with a bonus on every third page. */
  const rareBonuses =
    (count: number): Answer<typeof listStatement> =>
    ({ page, limit }) => ({
      total: count,
      statements: Array.from({ length: count }, (_, index) =>
        anEntry({ amount: index + 1, statementType: index % 30 === 29 ? 'bonus' : 'deposit' }),
      ).slice((page - 1) * limit, page * limit),
    });

  it('searches for a filter from the first page to the last, and reads each page once', async () => {
    const { user, server } = await start(rareBonuses(90));
    await user.click(await screen.findByRole('button', { name: words.page(2) }));
    await screen.findByText(/11\.00$/);
    await user.click(screen.getByRole('radio', { name: words.bonus }));
    for (const amount of [/30\.00$/, /60\.00$/, /90\.00$/]) {
      expect(await screen.findByText(amount)).toBeInTheDocument();
    }
    expect(entries()).toHaveLength(3);
    expect(screen.queryByRole('navigation', { name: /หน้า|ໜ້າ/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.more })).not.toBeInTheDocument();
    const pages = server.calls(listStatement).map(({ input }) => input.page);
    expect(pages.toSorted((one, other) => one - other)).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Another filter searches the pages that were read already.
    await user.click(screen.getByRole('radio', { name: words.withdraw }));
    expect(await screen.findByText(words.none)).toBeInTheDocument();
    expect(server.calls(listStatement)).toHaveLength(pages.length);
  });

  it('stops a search after a full page of results, and continues on request', async () => {
    const { user, server } = await start(({ page, limit }) => ({
      total: 10_000,
      statements: Array.from({ length: limit }, (_, index) =>
        anEntry({ statementType: index % 2 === 0 ? 'bonus' : 'deposit', amount: page * 100 + index }),
      ),
    }));
    await user.click(await screen.findByRole('radio', { name: words.bonus }));
    await waitFor(() => expect(entries()).toHaveLength(10));
    expect(server.calls(listStatement)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: words.more }));
    await waitFor(() => expect(entries()).toHaveLength(20));
    expect(server.calls(listStatement)).toHaveLength(4);
  });

  it('asks before reading more than ten pages', async () => {
    const { user, server } = await start(rareBonuses(1000));
    await user.click(await screen.findByRole('radio', { name: words.withdraw }));
    expect(await screen.findByText(words.noneSoFar)).toBeInTheDocument();
    expect(server.calls(listStatement)).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: words.more }));
    await waitFor(() => expect(server.calls(listStatement)).toHaveLength(20));
  });

  it('keeps the results when a search fails, and continues where it stopped', async () => {
    let isDown = true;
    const { user, server } = await start((input) => {
      if (input.page === 4 && isDown) throw new Error('down');
      return (rareBonuses(60) as (of: typeof input) => object)(input) as never;
    });
    await user.click(await screen.findByRole('radio', { name: words.bonus }));
    expect(await screen.findByText(words.incomplete)).toBeInTheDocument();
    expect(entries()).toHaveLength(1);
    isDown = false;
    await user.click(screen.getByRole('button', { name: words.reload }));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(server.calls(listStatement).filter(({ input }) => input.page === 2)).toHaveLength(1);
  });

  it('shows when a withdrawal was credited, if the server sends the time', async () => {
    const paid = { statementType: 'withdraw', creditedAt: '2026-11-20T07:05:09.000Z' };
    const { user } = await start({
      total: 4,
      statements: [
        anEntry({ ...paid, amount: 1500 }),
        anEntry({ ...paid, status: 'PENDING' }),
        anEntry({ ...paid, creditedAt: null }),
        anEntry({ creditedAt: paid.creditedAt }),
      ],
    });
    await waitFor(() => expect(entries()).toHaveLength(4));
    const time = '20/11/2026 14:05:09';
    expect(screen.getAllByText(words.credited(time))).toHaveLength(1);
    await user.click(screen.getAllByRole('button', { name: words.details })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: words.withdraw });
    expect(within(dialog).getByText(time)).toBeInTheDocument();
  });

  it('reloads when the page is pulled down', async () => {
    const { server } = await start(three);
    await waitFor(() => expect(entries()).toHaveLength(3));
    const finger = (y: number) => ({ touches: [{ clientX: 100, clientY: y }] });
    fireEvent.touchStart(document, finger(50));
    fireEvent.touchMove(document, finger(100));
    fireEvent.touchMove(document, finger(200));
    fireEvent.touchEnd(document, { touches: [] });
    await waitFor(() => expect(server.calls(listStatement)).toHaveLength(2));
  });

  describe('slips', () => {
    const slip = { createdAt: '2026-11-20T06:42:08.000Z', amount: 0, status: 'FAILED' };
    const link = '/api/art/slips/1';
    const at = (path: string, slips: Answer<typeof listSlips>, answers: Answers = {}, settings = {}) =>
      renderApp({ path, market, token: 't', settings, answers: { listSlips: slips, ...answers } });
    const open = async (slips: Answer<typeof listSlips>, answers: Answers = {}) => {
      const app = await at('/user/statement', slips, answers);
      await app.user.click(await screen.findByRole('button', { name: words.slips }));
      return { ...app, dialog: await screen.findByRole('dialog', { name: words.slips }) };
    };
    const details = () => screen.findByRole('dialog', { name: words.one });

    it('are listed with time, amount or a dash, status and reason', async () => {
      const { dialog, i18n } = await open({
        slips: [
          { ...slip, note: 'EXPIRED_SLIP' },
          { ...slip, amount: 500, status: 'SUCCESS', link },
        ],
      });
      const list = await within(dialog).findByRole('list', { name: words.slips });
      const [refused, credited] = within(list).getAllByRole('listitem');
      if (!refused || !credited) throw new Error('no rows');
      expect(refused).toHaveTextContent('–');
      expect(refused).toHaveTextContent('20/11/2026 13:42:08');
      expect(within(refused).getByText(words.reason).previousElementSibling).toHaveTextContent(
        i18n.t('records.status.failed'),
      );
      expect(credited).toHaveTextContent(/500\.00/);
    });

    it('show their picture from the list, without opening their details', async () => {
      const { dialog, user, i18n } = await open({ slips: [{ ...slip, link }] });
      const row = await within(dialog).findByRole('listitem');
      await user.click(within(row).getByRole('button', { name: i18n.t('statement.slips.view') }));
      const picture = await screen.findByRole('img', { name: i18n.t('statement.slips.alt') });
      expect(picture).toHaveAttribute('src', expect.stringContaining(link));
      // The list is still shown, so the details were not opened.
      expect(row).toBeInTheDocument();
    });

    it('show in their details what to do about a refusal, and lead back to the list', async () => {
      const { dialog, user, i18n } = await open({
        slips: [{ ...slip, note: 'EXPIRED_SLIP', reference: 'SL-1' }],
      });
      await user.click(await within(dialog).findByRole('button', { name: words.open }));
      const sheet = within(await details());
      expect(sheet.getByText(words.reason).previousElementSibling).toHaveTextContent(
        i18n.t('records.status.failed'),
      );
      expect(sheet.getByText(words.advice)).toBeInTheDocument();
      expect(sheet.getByText(words.reference).nextElementSibling).toHaveTextContent('SL-1');
      await user.click(sheet.getByRole('button', { name: words.all }));
      expect(await screen.findByRole('dialog', { name: words.slips })).toBeInTheDocument();
    });

    it.each([undefined, null, 'SOMETHING_ELSE'])('show advice even if the reason is %p', async (note) => {
      const { dialog, user } = await open({ slips: [{ ...slip, note }] });
      await user.click(await within(dialog).findByRole('button', { name: words.open }));
      expect(within(await details()).getByRole('note')).toHaveTextContent(/\S/);
    });

    it('are polled until they are decided', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const pollTwice = () => act(() => jest.advanceTimersByTimeAsync(11_000));
      const { dialog, user, server } = await open({ slips: [{ ...slip, status: 'VERIFYING' }] });
      await user.click(await within(dialog).findByRole('button', { name: words.open }));
      const sheet = await details();
      expect(within(sheet).queryByRole('button', { name: words.attach })).not.toBeInTheDocument();
      server.answer(listSlips, { slips: [{ ...slip, note: 'EXPIRED_SLIP' }] });
      await pollTwice();
      expect(within(sheet).getByText(words.reason)).toBeInTheDocument();
      const asked = server.calls(listSlips).length;
      await pollTwice();
      expect(server.calls(listSlips)).toHaveLength(asked);
    });

    it('lead to the form for another slip', async () => {
      const { dialog, user } = await open(
        { slips: [slip] },
        { getDepositLookup: { banks: [], wallets: [], isManual: false }, getSlipLookup: {} },
      );
      await user.click(await within(dialog).findByRole('button', { name: words.open }));
      await user.click(within(await details()).getByRole('button', { name: words.attach }));
      expect(await screen.findByRole('dialog', { name: words.attachTitle })).toBeInTheDocument();
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    });

    it.each([
      ['the chat', true, 'same-origin', words.chat],
      ['the contact page if the operator has switched the chat off', false, 'same-origin', words.contact],
      ['the contact page if the build has no chat', true, '', words.contact],
    ])('lead to %s', async (_, getEnableChatWidget, chatUrl, name) => {
      const { user, location } = await at(
        '/user/statement?slips=2026-11-20T06%3A42%3A08.000Z+SL-1',
        { slips: [{ ...slip, note: 'EXPIRED_SLIP', reference: 'SL-1' }] },
        { getEnableChatWidget, listChatHistory: [] },
        { VITE_CHAT_URL: chatUrl },
      );
      await user.click(await within(await details()).findByRole('link', { name }));
      await waitFor(() => expect(location()).toBe('/user/contact'));
    });

    it('open from a link, but not again after a reload', async () => {
      const { location } = await at('/user/statement?slips', { slips: [slip] });
      expect(await screen.findByRole('dialog', { name: words.slips })).toBeInTheDocument();
      expect(location()).toBe('/user/statement');
    });

    it('show the list if the linked slip is not among the newest', async () => {
      await at('/user/statement?slips=older', { slips: [slip] });
      const dialog = await screen.findByRole('dialog', { name: words.slips });
      expect(await within(dialog).findByRole('button', { name: words.open })).toBeInTheDocument();
    });

    it('mark their button if the newest was refused, until it is viewed', async () => {
      const createdAt = new Date(Date.now() - 60_000).toISOString();
      const { user } = await at('/user/statement', { slips: [{ ...slip, createdAt, note: 'NOT_MATCH' }] });
      await user.click(await screen.findByRole('button', { name: words.refused }));
      const sheet = await details();
      await user.click(within(sheet).getByRole('button', { name: words.all }));
      await user.keyboard('{Escape}');
      expect(await screen.findByRole('button', { name: words.slips })).toBeInTheDocument();
    });

    it('open a picture by its link, or by the URL requested for its reference', async () => {
      const { dialog, user, server } = await open(
        {
          slips: [
            { ...slip, link },
            { ...slip, reference: 'SL-2' },
          ],
        },
        { getSlipImage: { url: '/api/art/slips/2' } },
      );
      const [first, second] = await within(dialog).findAllByRole('button', { name: words.open });
      if (!first || !second) throw new Error('no rows');
      await user.click(first);
      await user.click(within(await details()).getByRole('button', { name: words.view }));
      const picture = () => screen.findByRole('img', { name: words.alt });
      expect(await picture()).toHaveAttribute('src', link);
      expect(server.calls(getSlipImage)).toHaveLength(0);
      const narrow = (await picture()).className;
      await user.click(screen.getByRole('button', { name: words.zoomIn }));
      expect((await picture()).className).not.toBe(narrow);
      const viewer = await screen.findByRole('dialog', { name: words.picture });
      await user.click(within(viewer).getAllByRole('button')[0] as HTMLElement);
      await user.click(within(await details()).getByRole('button', { name: words.all }));
      await user.click((await screen.findAllByRole('button', { name: words.open }))[1] as HTMLElement);
      await user.click(within(await details()).getByRole('button', { name: words.view }));
      await waitFor(async () => expect(await picture()).toHaveAttribute('src', '/api/art/slips/2'));
      expect(server.calls(getSlipImage)).toHaveLength(1);
    });

    it('show a message when a picture cannot be found', async () => {
      const { dialog, user } = await open(
        { slips: [{ ...slip, reference: 'SL-2' }] },
        { getSlipImage: refusal('NO_DATA', 404) },
      );
      await user.click(await within(dialog).findByRole('button', { name: words.open }));
      await user.click(within(await details()).getByRole('button', { name: words.view }));
      expect(await screen.findByText(words.noPicture)).toBeInTheDocument();
    });

    it('are shown ten per page, can be refreshed, and have an empty state', async () => {
      const all = Array.from({ length: 12 }, () => slip);
      const { dialog, user, server } = await open(({ page, limit }) => ({
        total: all.length,
        slips: all.slice((page - 1) * limit, page * limit),
      }));
      const rows = () => within(dialog).getAllByRole('button', { name: words.open });
      await waitFor(() => expect(rows()).toHaveLength(10));
      await user.click(within(dialog).getByRole('button', { name: words.page(2) }));
      await waitFor(() => expect(rows()).toHaveLength(2));
      server.answer(listSlips, { total: 0, slips: [] });
      await user.click(within(dialog).getByRole('button', { name: words.refresh }));
      expect(await within(dialog).findByText(words.noSlips)).toBeInTheDocument();
    });
  });
});
