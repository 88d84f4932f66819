import type { Market, MarketId } from '../markets/market';

interface BannerSource {
  readonly file: string;
  readonly html: Readonly<Record<MarketId, string>>;
  readonly from: string;
  readonly to: string;
  readonly draw: (accent: string) => string;
}

/** Two people and the line between them. */
const pair = (accent: string): string =>
  `<circle cx="180" cy="92" r="78" fill="#fff" opacity=".06"/><circle cx="420" cy="92" r="78" fill="#fff" opacity=".06"/>
<g fill="#fff" opacity=".9"><circle cx="180" cy="74" r="24"/><path d="M132 148a48 44 0 0 1 96 0z"/></g>
<g fill="${accent}"><circle cx="420" cy="74" r="24"/><path d="M372 148a48 44 0 0 1 96 0z"/></g>
<path d="M246 104h108" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 14" opacity=".7"/>`;

/** A line that branches. */
const branch = (accent: string): string =>
  `<path d="M70 112h150c60 0 60-56 120-56h120M220 112c60 0 60 56 120 56h120M220 112h240" fill="none" stroke="#fff" stroke-width="4" opacity=".4"/>
<circle cx="86" cy="112" r="34" fill="${accent}"/><circle cx="478" cy="56" r="20" fill="#fff" opacity=".85"/>
<circle cx="478" cy="112" r="20" fill="#fff" opacity=".6"/><circle cx="478" cy="168" r="20" fill="#fff" opacity=".35"/>`;

/** A ring, part of which is separate: the share that is paid back. */
const ring = (accent: string): string =>
  `<g fill="none" stroke-width="22"><circle cx="300" cy="112" r="74" stroke="#fff" opacity=".16"/>
<path d="M300 38a74 74 0 0 1 70.4 51.1" stroke="${accent}" stroke-linecap="round"/></g>
<path d="M300 84v56m-22-22 22 22 22-22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="120" cy="60" r="8" fill="#fff" opacity=".3"/><circle cx="492" cy="170" r="12" fill="#fff" opacity=".2"/>`;

type BannerPlace = 'invite' | 'refund';

const SOURCES: Readonly<Record<BannerPlace, readonly BannerSource[]>> = {
  invite: [
    {
      file: 'invite-1',
      from: '#24407A',
      to: '#141F45',
      draw: pair,
      html: {
        th: '<h3>ชวนเพื่อนด้วยลิงก์ของคุณ</h3><p>เพื่อนสมัครผ่านลิงก์นี้ แล้วระบบจะจำได้ว่าคุณเป็นคนชวน</p>',
        la: '<h3>ຊວນໝູ່ດ້ວຍລິ້ງຂອງທ່ານ</h3><p>ໝູ່ສະໝັກຜ່ານລິ້ງນີ້ ແລ້ວລະບົບຈະຈື່ໄດ້ວ່າທ່ານເປັນຜູ້ຊວນ</p>',
      },
    },
    {
      file: 'invite-2',
      from: '#1C6A63',
      to: '#10333A',
      draw: branch,
      html: {
        th: '<h3>รับ 1% จากยอดเล่นของเพื่อน</h3><p>ยอดสะสมอยู่ในหน้านี้ รับเข้ากระเป๋าเมื่อไรก็ได้</p>',
        la: '<h3>ຮັບ 1% ຈາກຍອດຫຼິ້ນຂອງໝູ່</h3><p>ຍອດສະສົມຢູ່ໃນໜ້ານີ້ ຮັບເຂົ້າກະເປົາເມື່ອໃດກໍໄດ້</p>',
      },
    },
  ],
  refund: [
    {
      file: 'refund-1',
      from: '#3E3A74',
      to: '#1B1C40',
      draw: ring,
      html: {
        th: '<h3>คืนยอดเสีย 10%</h3><p>คำนวณทุกวัน รับได้วันละครั้ง ตั้งวงเงินไว้ก่อนเล่นและหยุดพักเมื่อครบ</p>',
        la: '<h3>ຄືນຍອດເສຍ 10%</h3><p>ຄຳນວນທຸກມື້ ຮັບໄດ້ມື້ລະຄັ້ງ ຕັ້ງວົງເງິນໄວ້ກ່ອນຫຼິ້ນ ແລະ ພັກເມື່ອຄົບ</p>',
      },
    },
  ],
};

/** The banners, which are shown before the dialog opens. */
export const bannersOf = (market: Market, place: BannerPlace) => ({
  banners: SOURCES[place].map(({ file, html }) => ({
    image: `/api/art/banners/${file}.svg`,
    html: html[market.id],
  })),
});

/** A banner's picture, 300 × 211; undefined for an unknown name. */
export function bannerArt(market: Market, file: string): string | undefined {
  const source = [...SOURCES.invite, ...SOURCES.refund].find((each) => each.file === file);
  if (!source) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 211" width="300" height="211"><defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${source.from}"/><stop offset="1" stop-color="${source.to}"/></linearGradient></defs><rect width="300" height="211" fill="url(#b)"/><g transform="translate(0 48) scale(.5)">${source.draw(market.accent)}</g></svg>`;
}
