import type { Position } from '../message/position';
import { READ_RECEIPT_DEBOUNCE } from '../timings';
import { createReadReceipt } from './read-receipt';

const at = (time: number): Position => ({ at: time, id: `m${time}` });

describe('the read receipt', () => {
  let reported: Position[];
  let receipt: ReturnType<typeof createReadReceipt>;

  beforeEach(() => {
    jest.useFakeTimers();
    reported = [];
    receipt = createReadReceipt((read) => reported.push(read));
  });
  afterEach(() => jest.useRealTimers());

  test('is sent once, a second after the newest message', () => {
    for (const time of [1, 2, 3]) {
      receipt.update(at(time));
      jest.advanceTimersByTime(READ_RECEIPT_DEBOUNCE - 1);
    }
    expect(reported).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(reported).toEqual([at(3)]);
  });

  test('is not delayed by older messages', () => {
    receipt.update(at(2));
    jest.advanceTimersByTime(READ_RECEIPT_DEBOUNCE - 1);
    receipt.update(at(2));
    receipt.update(at(1));
    jest.advanceTimersByTime(1);
    expect(reported).toEqual([at(2)]);
  });

  test('is not sent when reading stops before that', () => {
    receipt.update(at(1));
    jest.advanceTimersByTime(READ_RECEIPT_DEBOUNCE - 1);
    receipt.update(null);
    jest.advanceTimersByTime(READ_RECEIPT_DEBOUNCE);
    receipt.update(at(2));
    receipt.update(null);
    jest.advanceTimersByTime(READ_RECEIPT_DEBOUNCE);
    expect(reported).toEqual([]);
  });
});
