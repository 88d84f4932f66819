import { NO_OFFER, type OfferEvent, offerReducer } from './use-offer';

const STARTED: OfferEvent = { type: 'started' };
const banner = { image: '/a.png', html: null };
const answered = (...banners: Extract<OfferEvent, { type: 'answered' }>['banners']): OfferEvent => ({
  type: 'answered',
  banners,
});
const after = (...events: readonly OfferEvent[]) => events.reduce(offerReducer, NO_OFFER);

it('shows the banners before the dialog', () => {
  expect(after(STARTED)).toMatchObject({ stage: 'asked', wasOpened: false });
  expect(after(STARTED, answered(banner))).toEqual({ stage: 'banners', banners: [banner], wasOpened: true });
  expect(after(STARTED, answered(banner), { type: 'proceeded' }).stage).toBe('dialog');
});

it('opens the dialog at once if every banner is empty', () => {
  expect(after(STARTED, answered()).stage).toBe('dialog');
  expect(after(STARTED, answered({ image: ' ', html: '' }, {})).stage).toBe('dialog');
  expect(after(STARTED, answered({}, banner)).banners).toEqual([banner]);
});

it('keeps the banners while the dialog fades out', () => {
  expect(after(STARTED, answered(banner), { type: 'closed' })).toEqual({
    stage: 'closed',
    banners: [banner],
    wasOpened: true,
  });
});

it('starts once, and does not open for a late response', () => {
  const open = after(STARTED, answered(banner));
  expect(offerReducer(open, STARTED)).toBe(open);
  const closed = after(STARTED, { type: 'closed' });
  expect(offerReducer(closed, answered(banner))).toBe(closed);
});
