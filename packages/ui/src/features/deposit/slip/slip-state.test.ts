import { NO_SLIP, type SlipEvent, slipReducer, type SlipState } from './slip-state';

const picture = (name: string) => ({ file: new File(['x'], name), address: `blob:${name}` });
/** As a Thai bank prints it. */
const SLIP_CODE = '004000060000010103014021920261124001122334455102TH9104DF49';
const FIRST = picture('first.png');
const SECOND = picture('second.png');

const chosen = (each: typeof FIRST): SlipEvent => ({ type: 'checked', fault: null, chosen: each });
const progress = (loaded: number, total: number | undefined): SlipEvent => ({
  type: 'progress',
  loaded,
  total,
});
const SENDING: SlipEvent = { type: 'sending' };
const STOPPED: SlipEvent = { type: 'stopped' };
const after = (...events: readonly SlipEvent[]): SlipState => events.reduce(slipReducer, NO_SLIP);

describe('the picture', () => {
  it('that is refused replaces the one before', () => {
    expect(after(chosen(FIRST), { type: 'checked', fault: 'type', chosen: null })).toMatchObject({
      chosen: null,
      fault: 'type',
    });
    expect(after({ type: 'checked', fault: 'empty', chosen: null }, chosen(FIRST)).fault).toBeNull();
  });

  it.each([
    ['', true],
    ['https://example.com', false],
    [null, false],
  ])('whose code says %j gets the hint: %p', (code, hint) => {
    expect(after(chosen(FIRST), { type: 'searched', chosen: FIRST, code })).toMatchObject({
      hasNoCode: hint,
      reference: null,
    });
  });

  it('shows the reference of a slip’s code until another is chosen', () => {
    const found: SlipEvent = { type: 'searched', chosen: FIRST, code: SLIP_CODE };
    expect(after(chosen(FIRST), found).reference).toBe('2026112400112233445');
    expect(after(chosen(FIRST), found, chosen(SECOND)).reference).toBeNull();
    expect(after(chosen(FIRST), chosen(SECOND), found).reference).toBeNull();
  });

  it('gets no hint from the late search of another', () => {
    const late: SlipEvent = { type: 'searched', chosen: FIRST, code: '' };
    expect(after(chosen(FIRST), chosen(SECOND), late).hasNoCode).toBe(false);
  });

  it('loses the hint of the one before', () => {
    const hint: SlipEvent = { type: 'searched', chosen: FIRST, code: '' };
    expect(after(chosen(FIRST), hint, chosen(SECOND)).hasNoCode).toBe(false);
  });
});

describe('while it is sent', () => {
  it.each([
    [0, 200, 0, false],
    [199, 200, 99, false],
    // All of it has gone, and the answer is still awaited.
    [200, 200, 99, true],
    [150, undefined, 0, false],
  ])('%p bytes of %p are %i percent', (loaded, total, percent, isGone) => {
    expect(after(chosen(FIRST), SENDING, progress(loaded, total)).step).toEqual({
      name: 'sending',
      percent,
      isGone,
    });
  });

  it.each([
    ['stopped', STOPPED],
    ['sent', { type: 'sent', above: null }],
    ['refused', { type: 'failed' }],
  ] as const)('late progress says nothing once it is %s', (_, end) => {
    const ended = after(chosen(FIRST), SENDING, end);
    expect(slipReducer(ended, progress(200, 200))).toBe(ended);
  });

  it('and refused, the picture can be sent again', () => {
    expect(after(chosen(FIRST), SENDING, { type: 'failed' })).toEqual({ ...NO_SLIP, chosen: FIRST });
  });

  it('and sent, the result is awaited above the one before, and the picture stays to be seen', () => {
    expect(after(chosen(FIRST), SENDING, { type: 'sent', above: 'old' })).toEqual({
      ...NO_SLIP,
      chosen: FIRST,
      step: { name: 'sent', above: 'old' },
    });
  });
});

describe('stopped', () => {
  const stopped = [chosen(FIRST), SENDING, STOPPED] as const;

  it('waits for the server’s list, with its picture', () => {
    expect(after(...stopped)).toMatchObject({ step: { name: 'asking' }, chosen: FIRST });
  });

  it('and missing at the server, it can be sent again, and says so until then', () => {
    const missing = after(...stopped, { type: 'missing' });
    expect(missing).toMatchObject({ step: { name: 'choose', isStopped: true }, chosen: FIRST });
    const again = [SENDING, { type: 'failed' }] as const;
    expect(again.reduce(slipReducer, missing).step).toEqual({ name: 'choose', isStopped: false });
  });

  it('and arrived anyway, it shows its result', () => {
    expect(after(...stopped, { type: 'sent', above: 'old' })).toMatchObject({
      step: { name: 'sent', above: 'old' },
      chosen: FIRST,
    });
  });

  it('and unclear, it says so once', () => {
    const unclear = after(...stopped, { type: 'unclear' });
    expect(unclear).toMatchObject({ step: { name: 'choose' }, isUnclear: true, chosen: FIRST });
    expect(slipReducer(unclear, { type: 'acknowledged' }).isUnclear).toBe(false);
  });
});

it('starts again for another picture', () => {
  expect(after(chosen(FIRST), SENDING, { type: 'sent', above: null }, { type: 'again' })).toEqual(NO_SLIP);
});
