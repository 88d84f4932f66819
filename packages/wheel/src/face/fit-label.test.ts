import fc from 'fast-check';
import { runs } from '../testing/runs';
import { fitLabel } from './fit-label';

const measure = (text: string) => text.length * 0.55;
const input = { measure, inner: 60, outer: 160, largest: 20, smallest: 9 };
const LINE = 1.4;

/** The four corners of the label's box, from the wheel's centre, the slice's middle pointing up. */
function corners(label: ReturnType<typeof fitLabel>) {
  const [long, high] = [measure(label.text) * label.size, label.size * LINE];
  const [x, y] = label.across ? [long / 2, high / 2] : [high / 2, long / 2];
  return [
    { x, y: label.radius - y },
    { x, y: label.radius + y },
  ];
}

const anyText = fc.oneof(
  fc.constantFrom('โบนัสพิเศษสำหรับสมาชิกใหม่', 'ໂບນັດພິເສດສຳລັບສະມາຊິກໃໝ່', '฿500', 'x', ''),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
);

test('a label stays inside its slice, between hub and rim, in a font that can be read', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 36 }), (text, count) => {
      const label = fitLabel({ ...input, text, count });
      expect(label.size).toBeGreaterThanOrEqual(9);
      expect(label.size).toBeLessThanOrEqual(20);
      if (label.text === '') return;
      const spread = count < 3 ? 1e6 : Math.tan(Math.PI / count);
      for (const { x, y } of corners(label)) {
        expect(Math.hypot(label.across ? x : 0, y)).toBeLessThanOrEqual(160 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(60 - 1e-6);
        expect(x).toBeLessThanOrEqual(y * spread + 1e-6);
      }
    }),
    { numRuns: runs(300, 2000) },
  );
});

test('a short label is set large and across, a long one along', () => {
  expect(fitLabel({ ...input, text: '฿20', count: 8 })).toMatchObject({
    text: '฿20',
    size: 20,
    across: true,
  });
  expect(fitLabel({ ...input, text: 'free spin today', count: 12 })).toMatchObject({ across: false });
});

test('a label that fits nowhere is cut between whole letters', () => {
  const text = 'กี้'.repeat(40);
  const label = fitLabel({ ...input, text, count: 12 });
  expect(label.text.endsWith('…')).toBe(true);
  expect(label.text.slice(0, -1)).toBe('กี้'.repeat((label.text.length - 1) / 3));
  expect(label.text.length).toBeGreaterThan(4);
});

test('in sixty slices the labels are smaller than in twelve, or cut, but there', () => {
  for (const text of ['฿5', '฿1000', 'โบนัส']) {
    expect(fitLabel({ ...input, smallest: 5, text, count: 60 }).text).not.toBe('');
  }
});
