import { NO_SLIP, type SlipEvent, slipReducer, type SlipState } from './slip-state';

const picture = (name: string) => ({ file: new File(['x'], name), address: `blob:${name}` });
/** The payload of a Thai bank's code. */
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
  it('is removed when another one is refused', () => {
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
  ])('with the code %j gets the hint about a missing code: %p', (code, hint) => {
    expect(after(chosen(FIRST), { type: 'searched', chosen: FIRST, code })).toMatchObject({
      hasNoCode: hint,
      reference: null,
    });
  });

  it('has the reference of its code until another picture is chosen', () => {
    const found: SlipEvent = { type: 'searched', chosen: FIRST, code: SLIP_CODE };
    expect(after(chosen(FIRST), found).reference).toBe('2026112400112233445');
    expect(after(chosen(FIRST), found, chosen(SECOND)).reference).toBeNull();
    expect(after(chosen(FIRST), chosen(SECOND), found).reference).toBeNull();
  });

  it('gets no hint from a late search of another picture', () => {
    const late: SlipEvent = { type: 'searched', chosen: FIRST, code: '' };
    expect(after(chosen(FIRST), chosen(SECOND), late).hasNoCode).toBe(false);
  });

  it('does not keep the hint of the previous picture', () => {
    const hint: SlipEvent = { type: 'searched', chosen: FIRST, code: '' };
    expect(after(chosen(FIRST), hint, chosen(SECOND)).hasNoCode).toBe(false);
  });
});

describe('sending', () => {
  it.each([
    [0, 200, 0, false],
    [199, 200, 99, false],
    // Fully uploaded, without a response yet.
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
  ] as const)('ignores late progress once it is %s', (_, end) => {
    const ended = after(chosen(FIRST), SENDING, end);
    expect(slipReducer(ended, progress(200, 200))).toBe(ended);
  });

  it('keeps the picture after a refusal, so that it can be sent again', () => {
    expect(after(chosen(FIRST), SENDING, { type: 'failed' })).toEqual({ ...NO_SLIP, chosen: FIRST });
  });

  it('goes on if the browser finds only then that it cannot show the picture', () => {
    const sending = after(chosen(FIRST), SENDING);
    expect(slipReducer(sending, { type: 'broken' })).toBe(sending);
  });

  it('keeps the picture and the newest slip before it once it is sent', () => {
    expect(after(chosen(FIRST), SENDING, { type: 'sent', above: 'old' })).toEqual({
      ...NO_SLIP,
      chosen: FIRST,
      step: { name: 'sent', above: 'old' },
    });
  });
});

describe('a stopped upload', () => {
  const stopped = [chosen(FIRST), SENDING, STOPPED] as const;

  it('keeps the picture while the server is asked', () => {
    expect(after(...stopped)).toMatchObject({ step: { name: 'asking' }, chosen: FIRST });
  });

  it('that did not arrive can be sent again, and is marked as stopped until then', () => {
    const missing = after(...stopped, { type: 'missing' });
    expect(missing).toMatchObject({ step: { name: 'choose', isStopped: true }, chosen: FIRST });
    const again = [SENDING, { type: 'failed' }] as const;
    expect(again.reduce(slipReducer, missing).step).toEqual({ name: 'choose', isStopped: false });
  });

  it('that arrived anyway counts as sent', () => {
    expect(after(...stopped, { type: 'sent', above: 'old' })).toMatchObject({
      step: { name: 'sent', above: 'old' },
      chosen: FIRST,
    });
  });

  it('that may have arrived is marked until the member acknowledges it', () => {
    const unclear = after(...stopped, { type: 'unclear' });
    expect(unclear).toMatchObject({ step: { name: 'choose' }, isUnclear: true, chosen: FIRST });
    expect(slipReducer(unclear, { type: 'acknowledged' }).isUnclear).toBe(false);
  });

  it('is not said to have timed out because an earlier one did', () => {
    const late = after(chosen(FIRST), SENDING, { type: 'failed', doubt: 'too-late' });
    const events = [SENDING, STOPPED, { type: 'unclear' }] as const;
    expect(events.reduce(slipReducer, late)).toMatchObject({ isUnclear: true, doubt: 'cut' });
  });
});

it('starts over for another slip', () => {
  expect(after(chosen(FIRST), SENDING, { type: 'sent', above: null }, { type: 'again' })).toEqual(NO_SLIP);
});
