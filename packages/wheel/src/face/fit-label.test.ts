import fc from 'fast-check';
import { runs } from '@member-wallet/testing';
import { linesOf } from './break-lines';
import { fitLabel, type FittedLabel, LINE } from './fit-label';

const measure = (text: string) => text.length * 0.55;
const ring = { measure, inner: 60, outer: 154, largest: 20 };

/** The right corners of each line, relative to the wheel's centre, with the slice's middle pointing up. */
const corners = ({ lines, size, top }: FittedLabel) =>
  lines.flatMap((line, index) =>
    [0, 1].map((down) => ({ x: (measure(line) * size) / 2, y: top - (index + down) * LINE * size })),
  );

const anyText = fc.oneof(
  fc.constantFrom('โบนัสพิเศษสำหรับสมาชิกใหม่', 'ໂບນັດພິເສດສຳລັບສະມາຊິກໃໝ່', '฿500', 'x', ''),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
);

test('sets the whole label inside its slice, between hub and pointer, in at most three lines', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, count) => {
      const label = fitLabel(text, { ...ring, count });
      expect(label.size).toBeGreaterThan(0);
      expect(label.size).toBeLessThanOrEqual(20);
      expect(label.lines.length).toBeLessThanOrEqual(3);
      expect(label.lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      const spread = count < 3 ? 1e6 : Math.tan(Math.PI / count);
      for (const { x, y } of corners(label)) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(154 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(60 - 1e-6);
        expect(x).toBeLessThanOrEqual(y * spread + 1e-6);
      }
    }),
    { numRuns: runs(300, 2000) },
  );
});

test.each([
  ['฿20', 8, ['฿20']],
  ['โบนัสพิเศษสำหรับสมาชิกใหม่', 8, ['โบนัส', 'พิเศษสำหรับ', 'สมาชิกใหม่']],
  ['ໂບນັດພິເສດສຳລັບສະມາຊິກໃໝ່', 8, ['ໂບນັດ', 'ພິເສດສຳລັບ', 'ສະມາຊິກໃໝ່']],
  ['เงินสด ฿1,000,000 เข้ากระเป๋า', 12, ['เงินสด', '฿1,000,000', 'เข้ากระเป๋า']],
])('sets %s on %i slices as %j', (text, count, lines) => {
  expect(fitLabel(text, { ...ring, count }).lines).toEqual(lines);
});

test('never starts a line with a single letter that the dictionary splits from a foreign word', () => {
  const lines = [...linesOf('แพ็กเกจท่องเที่ยว')].flat();
  expect(lines).toContain('แพ็กเกจ');
  expect(lines.filter((line) => line.startsWith('จ'))).toEqual([]);
});

test('keeps a repetition mark with its word', () => {
  for (const text of ['ทองคำแท่งหนักเต็มๆหนึ่งบาท', 'ທອງຄຳໜັກໆໜຶ່ງບາດເຕັມໆ']) {
    for (const line of fitLabel(text, { ...ring, count: 12 }).lines) expect(line).not.toMatch(/^[ๆໆ]/);
  }
});

test('breaks at spaces in a browser without word segmentation', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    const { lines } = fitLabel('โบนัส สำหรับ สมาชิก', { ...ring, count: 12 });
    expect(lines).toEqual(['โบนัส', 'สำหรับ', 'สมาชิก']);
    expect(fitLabel('โบนัสสำหรับสมาชิก', { ...ring, count: 12 }).lines).toHaveLength(1);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('sets the numbers of sixty slices in a readable size', () => {
  expect(fitLabel('60', { ...ring, count: 60 }).size).toBeGreaterThan(10);
});
