import { endpoint } from '../endpoint/endpoint';
import { bannerListSchema } from '../entities/banner';
import { inviteListSchema } from '../entities/invite';
import { pagingSchema } from '../entities/paging';
import { unspecifiedSchema } from '../schema/unspecified';

/** The friends that the member invited, with the bonus earned from each. A POST without side effects. */
export const listInvites = /* @__PURE__ */ endpoint({
  operationId: 'listInvites',
  method: 'POST',
  path: '/api/invite',
  auth: 'member',
  effect: 'read',
  summary: 'Lists the friends that the member invited.',
  body: pagingSchema,
  response: inviteListSchema,
  errors: ['INVITE_INACTIVE'],
  example: {
    input: { page: 1, limit: 10 },
    response: { invites: [{ from: { name: 'Malee' }, amount: 50, createdAt: '2026-01-31T09:30:00.000Z' }] },
  },
});

/** Claims the invite bonus. A GET with side effects. */
export const claimInviteBonus = /* @__PURE__ */ endpoint({
  operationId: 'claimInviteBonus',
  method: 'GET',
  path: '/api/invite/bonus',
  auth: 'member',
  effect: 'write',
  summary: 'Claims the invite bonus. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: [
    'INVITE_COLLECT',
    'INVITE_INACTIVE',
    'NO_INVITE_BONUS',
    'NO_INVITEE_PLAY_INFO',
    'INVITE_BONUS_SUCCESS',
    'INVITE_BONUS_FAIL',
    'BONUS_REMAINING',
  ],
  example: { response: { message: 'INVITE_BONUS_SUCCESS' } },
});

/** The banners shown before the invite dialog. */
export const getInviteBanners = /* @__PURE__ */ endpoint({
  operationId: 'getInviteBanners',
  method: 'GET',
  path: '/api/invite/banners',
  auth: 'member',
  effect: 'read',
  summary: 'Lists the banners of the invite dialog.',
  response: bannerListSchema,
  example: {
    response: { banners: [{ image: 'https://wallet.example/invite.svg', html: '<p>Invite a friend.</p>' }] },
  },
});
