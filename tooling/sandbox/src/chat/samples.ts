import { CLIP } from './clip';

interface Sample {
  readonly type: string;
  readonly body: Buffer;
}

const svg = (width: number, height: number, inner: string): Sample => ({
  type: 'image/svg+xml; charset=utf-8',
  body: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`,
  ),
});

const card = (from: string, to: string, motif: string): Sample =>
  svg(
    300,
    168,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="300" height="168" fill="url(#g)"/>${motif}`,
  );

const rings = [28, 46, 64]
  .map(
    (r) =>
      `<circle cx="150" cy="84" r="${r}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
  )
  .join('');
const rays = Array.from(
  { length: 12 },
  (_, index) =>
    `<path d="M150 84v-62" stroke="#fff" stroke-opacity=".45" stroke-width="4" transform="rotate(${index * 30} 150 84)"/>`,
).join('');
const waves = [60, 84, 108]
  .map(
    (y) =>
      `<path d="M20 ${y}q32-24 65 0t65 0 65 0 65 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
  )
  .join('');

const bars = [96, 150, 174, 198]
  .map(
    (y, index) =>
      `<rect x="70" y="${y}" width="${[100, 160, 120, 140][index]}" height="10" rx="5" fill="#c9d0e0"/>`,
  )
  .join('');

/** The bot's files, by name. */
export const samples: Readonly<Record<string, Sample>> = {
  'card-1.svg': card('#1f6f5c', '#0d2f36', rings),
  'card-2.svg': card('#8a4b2a', '#2b1526', rays),
  'card-3.svg': card('#2b5a9b', '#14203f', waves),
  'slip.svg': svg(
    300,
    300,
    `<rect width="300" height="300" fill="#e6ecf8"/><rect x="50" y="20" width="200" height="260" rx="16" fill="#fff"/><circle cx="150" cy="62" r="22" fill="#0a6e4c"/><path d="m140 62 7 7 14-14" fill="none" stroke="#fff" stroke-width="4"/>${bars}`,
  ),
  'clip.mp4': { type: 'video/mp4', body: Buffer.from(CLIP, 'base64') },
  'guide.txt': {
    type: 'text/plain; charset=utf-8',
    body: Buffer.from('คู่มือการใช้งาน (ตัวอย่าง)\nຄູ່ມືການນຳໃຊ້ (ຕົວຢ່າງ)\nUser guide (sample)\n'),
  },
};
