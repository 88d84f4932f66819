import { MARKETS } from '../market';
import { json, OPEN } from '../reply';
import { openRead, read, type Route } from '../route';

export const lookups: readonly Route[] = [
  openRead('GET /api/lookup/banks', ({ world }) => json(MARKETS[world.market].banks)),
  read('GET /api/lookup/deposit', ({ world }) => json(MARKETS[world.market].deposit)),
  openRead('GET /api/lookup/conditions', () => json(['<p>Play within your means.</p>', null])),
  openRead('GET /api/lookup/agreements', () => json(['<p>You are 20 or older.</p>'])),
  openRead('GET /api/lookup/info', () => json({ name: 'Plain' })),
  openRead('GET /api/lookup/notice', () => OPEN.nothing),
  openRead('GET /api/lookup/contact', () =>
    json({ lineName: '@plain', contactText: 'Ask us', lineLink: null }),
  ),
  read('GET /api/lookup/withdraw', ({ world }) => json(MARKETS[world.market].withdraw)),
  read('GET /api/lookup/slip', () => OPEN.empty),
  openRead('GET /api/lookup/sources', () =>
    json([{ description: 'Friend', code: 'FRIEND' }, { code: 'NONE' }]),
  ),
  openRead('GET /api/lookup/active', () => OPEN.success),
  // A flag, as a boolean or as a number.
  openRead('GET /api/lookup/registerOTP', ({ world }) => json(world.market === 'th' ? 1 : true)),
  openRead('GET /api/lookup/enableChatWidget', ({ world }) => json(world.market === 'th' ? true : 1)),
];
