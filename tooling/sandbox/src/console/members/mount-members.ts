import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { parse, sessionsInput } from '../console-input';
import { sendPage } from '../page-shell';
import type { MembersPage } from './list-members';
import { findMembers, readMembers } from './list-members';
import { memberByPhone } from './member-by-phone';
import { memberPage } from './member-page';
import { membersPage } from './members-page';
import { readMember } from './read-member';

interface OneMember {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly page?: string };
}

const pageOf = (text = '1'): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** The list of members with its search, each member's page, and the end of a member's sessions. */
export function mountMembers(console: FastifyInstance, services: Services): void {
  console.get<MembersPage>('/members', async ({ query: { after, find = '' } }, reply) => {
    const text = find.trim();
    const found = text === '' ? undefined : await findMembers(services.db, text);
    const [first, ...others] = found ?? [];
    if (first && others.length === 0) return reply.redirect(`/console/members/${first.id}`);
    const listed = found ? { members: found, next: null } : await readMembers(services.db, after);
    return sendPage(reply, '/console/members', membersPage(listed, text), { isLive: true });
  });

  console.get<OneMember>('/members/:id', async ({ params, query }, reply) => {
    const details = await readMember(services, params.id, pageOf(query.page));
    if (!details) throw new Refusal('NO_USER');
    return sendPage(reply, '/console/members', memberPage(details), {
      title: details.member.name,
      isLive: true,
    });
  });

  console.post('/sessions', async (request) => {
    const { market, phone } = parse(sessionsInput, request.body);
    const { id } = await memberByPhone(services, market, phone);
    await services.db.query('delete from access_token where member_id = $1', [id]);
    services.chat.hub.endSessions(market, id);
    return { message: 'OK' };
  });
}
