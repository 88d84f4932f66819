import { getSlipLookup as getSlip, listSlips, type SlipList, uploadSlip } from '@member-wallet/api-sdk';
import { type Answer, type Answers, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { shrink } from '@member-wallet/chat';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDeposit } from '#/testing/open-deposit';
import { holdPictures, slipInput as input, slipPicture as file } from '#/testing/pictures';

jest.mock('@member-wallet/chat', () => ({
  ...jest.requireActual('@member-wallet/chat'),
  shrink: jest.fn(),
}));

beforeAll(holdPictures);

const slip = (reference: string, status = 'FAILED') => ({
  createdAt: '2026-11-20T06:42:08.000Z',
  amount: 0,
  status,
  note: 'EXPIRED_SLIP',
  link: null,
  reference,
});

describe('slips', () => {
  const send = () => screen.getByRole('button', { name: 'ส่งสลิป' });
  const openSlip = async (answers: Answers = {}, settings = {}) => {
    const app = await openDeposit(answers, settings);
    await app.choose(/แนบสลิป/);
    return app;
  };

  it('have a preview, are sent once, and show their result', async () => {
    const { user, server } = await openSlip({ uploadSlip: { message: 'OK' } });
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.upload(input(), file());
    expect(await screen.findByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
    server.answer(listSlips, { slips: [slip('r')] });
    await user.dblClick(send());
    expect(await screen.findByText('สลิปไม่ผ่าน ไม่มีเงินเข้าจากสลิปนี้')).toBeInTheDocument();
    expect(server.calls(uploadSlip)).toHaveLength(1);
  });

  it.each([
    ['a text', { message: 'แนบได้เฉพาะสลิปของบัญชีที่ลงทะเบียนไว้' }],
    ['markup', { html: '<p>แนบได้เฉพาะสลิปของ<b>บัญชีที่ลงทะเบียนไว้</b></p>' }],
  ])('have the rules that the operator sends as %s', async (_, getSlipLookup) => {
    await openSlip({ getSlipLookup });
    expect(await screen.findByText(/^แนบได้เฉพาะสลิปของ ?บัญชีที่ลงทะเบียนไว้$/)).toBeInTheDocument();
  });

  it.each([
    ['figures', { within: 60, types: ['image/png'], maxBytes: 10 }],
    ['a code', { message: 'OK' }],
    ['nothing', {}],
    ['an error', refusal('NO_DATA', 404)],
    ['a page of another server', fault('html')],
  ])('have only the app’s own rules if the operator sends %s', async (_, getSlipLookup) => {
    const { server } = await openSlip({ getSlipLookup });
    await waitFor(() => expect(server.calls(getSlip)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'แนบสลิปภายใน 1 ชั่วโมงหลังโอนเงิน',
      ]),
    );
    expect(input()).toBeInTheDocument();
  });

  it('can be pasted', async () => {
    await openSlip();
    await act(async () => {
      fireEvent.paste(document, { clipboardData: { files: [file()] } });
    });
    expect(await screen.findByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
  });

  it('of any kind that the browser can show are sent as a JPEG', async () => {
    const { user, server } = await openSlip({ uploadSlip: { message: 'OK' } });
    jest.mocked(shrink).mockResolvedValueOnce(new Blob(['jpeg']));
    const webp = new TextEncoder().encode('RIFF????WEBPVP8 ');
    await user.upload(input(), new File([webp], 'IMG_1.webp', { type: 'image/webp' }));
    await screen.findByRole('img', { name: 'สลิปที่เลือก' });
    await user.click(send());
    await waitFor(() => expect(server.calls(uploadSlip)).toHaveLength(1));
    expect(server.calls(uploadSlip)[0]?.input).toMatchObject({
      file: expect.objectContaining({ name: 'IMG_1.jpg', type: 'image/jpeg', size: 4 }),
    });
  });

  describe('chosen in place of another one', () => {
    const pdf = () => file(new TextEncoder().encode('%PDF-1.7'));
    /** Chooses a picture, then one that is still being converted. */
    async function replace() {
      const app = await openSlip({ uploadSlip: { message: 'OK' } });
      await app.user.upload(input(), file());
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      let finish: (jpeg: Blob | null) => void = () => {};
      jest.mocked(shrink).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
      await app.user.upload(input(), pdf());
      return { ...app, finish: async () => act(async () => finish(new Blob(['jpeg']))) };
    }

    it('are sent once they are ready; the one before is not', async () => {
      const { user, server, finish } = await replace();
      await user.click(send());
      await finish();
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      expect(server.calls(uploadSlip)).toHaveLength(0);
      await user.click(send());
      await waitFor(() => expect(server.calls(uploadSlip)).toHaveLength(1));
      expect(server.calls(uploadSlip)[0]?.input).toMatchObject({
        file: expect.objectContaining({ size: 4 }),
      });
    });

    it('give way to a third one that is ready earlier', async () => {
      const { user, server, finish } = await replace();
      await user.upload(input(), file());
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      await finish();
      await user.click(send());
      await waitFor(() => expect(server.calls(uploadSlip)).toHaveLength(1));
      expect(server.calls(uploadSlip)[0]?.input).toMatchObject({
        file: expect.objectContaining({ type: 'image/png' }),
      });
    });
  });

  it('that the browser cannot decode are refused before they are sent', async () => {
    const { user, server } = await openSlip();
    jest.mocked(shrink).mockResolvedValueOnce(null);
    await user.upload(input(), file(new TextEncoder().encode('%PDF-1.7')));
    expect(await screen.findByText(/^แสดงไฟล์นี้เป็นรูปภาพไม่ได้/)).toBeInTheDocument();
    await user.click(send());
    expect(server.calls(uploadSlip)).toHaveLength(0);
  });

  it('that are empty are refused before they are sent', async () => {
    const { user, server } = await openSlip();
    await user.upload(input(), file(new Uint8Array()));
    expect(await screen.findByText(/ไฟล์.*ว่าง/)).toBeInTheDocument();
    expect(server.calls(uploadSlip)).toHaveLength(0);
  });

  it('that are damaged are refused before they are sent', async () => {
    const { user, server } = await openSlip();
    await user.upload(input(), file());
    fireEvent.error(await screen.findByRole('img', { name: 'สลิปที่เลือก' }));
    expect(await screen.findByText(/^รูปนี้เสียหาย/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'สลิปที่เลือก' })).not.toBeInTheDocument();
    await user.click(send());
    expect(server.calls(uploadSlip)).toHaveLength(0);
  });

  it('that are too large for the server stay chosen, with a message', async () => {
    const { user, server } = await openSlip({
      uploadSlip: raw({ status: 413, text: '<html><h1>413 Request Entity Too Large</h1></html>' }),
    });
    await user.upload(input(), file());
    await screen.findByRole('img', { name: 'สลิปที่เลือก' });
    await user.click(send());
    expect(await screen.findByText(/^รูปมีขนาดใหญ่เกินกว่าที่ระบบรับได้/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
    server.answer(uploadSlip, { message: 'OK' });
    await user.click(send());
    expect(await screen.findByText('กำลังตรวจสอบสลิป')).toBeInTheDocument();
  });

  it.each([
    [502, /^ระบบไม่ตอบกลับ/],
    [504, /^ระบบใช้เวลาตอบกลับนานเกินไป/],
  ])(
    'after a gateway’s status %i have an unknown outcome with its own text, and stay chosen',
    async (status, said) => {
      const { user } = await openSlip({ uploadSlip: raw({ status, text: '<html></html>' }) });
      await user.upload(input(), file());
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      await user.click(send());
      const dialog = await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' });
      expect(within(dialog).getByText(said)).toBeInTheDocument();
      expect(document.querySelector('img[src="blob:preview"]')).not.toBeNull();
    },
  );

  it('after a lost answer have an unknown outcome', async () => {
    const { user, server } = await openSlip({ uploadSlip: fault('cut') });
    await user.upload(input(), file());
    await screen.findByRole('img', { name: 'สลิปที่เลือก' });
    await user.click(send());
    expect(await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' })).toBeInTheDocument();
    expect(server.calls(uploadSlip)).toHaveLength(1);
  });

  describe('sent before the list of slips has loaded', () => {
    async function sendEarly(before: SlipList | ReturnType<typeof fault>) {
      // Held from the start, because the home page may request the list first.
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const app = await openDeposit({ listSlips: () => held.then(() => before) });
      await app.choose(/แนบสลิป/);
      await app.user.upload(input(), file());
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      await app.user.dblClick(send());
      return { ...app, release };
    }

    it('wait for it, so that an older slip’s result is not shown', async () => {
      const { server, release } = await sendEarly({ slips: [slip('older')] });
      expect(screen.getByRole('progressbar')).toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(0);
      release();
      expect(await screen.findByText('กำลังตรวจสอบสลิป')).toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(1);
      expect(screen.queryByText('สลิปไม่ผ่าน ไม่มีเงินเข้าจากสลิปนี้')).not.toBeInTheDocument();
    });

    it('show no result if the list failed to load', async () => {
      const { server, release } = await sendEarly(fault('cut'));
      release();
      expect(await screen.findByText('กำลังตรวจสอบสลิป')).toBeInTheDocument();
      server.answer(listSlips, { slips: [slip('older')] });
      const asked = server.calls(listSlips).length;
      await waitFor(() => expect(server.calls(listSlips).length).toBeGreaterThan(asked + 1));
      expect(screen.queryByText('สลิปไม่ผ่าน ไม่มีเงินเข้าจากสลิปนี้')).not.toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(1);
    });
  });

  describe('that were stopped', () => {
    /** Sends, and stops before the response. @param meanwhile the list of slips that the server then returns */
    async function stop(meanwhile: Answer<typeof listSlips>) {
      const app = await openSlip({ listSlips: { slips: [slip('before')] } });
      const release = app.server.hold(uploadSlip);
      await app.user.upload(input(), file());
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      await app.user.click(send());
      await waitFor(() => expect(app.server.calls(uploadSlip)).toHaveLength(1));
      app.server.answer(listSlips, meanwhile);
      await app.user.click(screen.getByRole('button', { name: 'หยุดส่ง' }));
      release();
      return app;
    }

    it('and did not arrive can be sent again', async () => {
      const { user, server } = await stop({ slips: [slip('before')] });
      expect(await screen.findByText(/สลิปนี้ยังไม่ถูกส่ง/)).toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await user.click(send());
      // The result of the older slip is not shown.
      expect(await screen.findByText('กำลังตรวจสอบสลิป')).toBeInTheDocument();
      expect(screen.queryByText('สลิปไม่ผ่าน ไม่มีเงินเข้าจากสลิปนี้')).not.toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(2);
    });

    it('and arrived anyway show their result', async () => {
      const { server } = await stop({ slips: [slip('after'), slip('before')] });
      expect(await screen.findByText('สลิปไม่ผ่าน ไม่มีเงินเข้าจากสลิปนี้')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'ส่งสลิป' })).not.toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(1);
    });

    it('have an unknown outcome while the server cannot be asked', async () => {
      await stop(fault('cut'));
      expect(await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' })).toBeInTheDocument();
    });
  });

  it('cannot be uploaded in the closed window, whose hours are shown', async () => {
    await openSlip({}, { VITE_SLIP_CLOSED_FROM: '00:00', VITE_SLIP_CLOSED_TO: '23:59' });
    expect(screen.getAllByText('ปิดรับสลิปทุกวันเวลา 00:00–23:59 น.').length).toBeGreaterThan(0);
    expect(document.querySelector('input[name=slip]')).toBeNull();
  });
});
