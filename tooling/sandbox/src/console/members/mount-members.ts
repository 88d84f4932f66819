import type { FastifyInstance } from 'fastify';
import { parse } from '../../http/parse';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { issueToken } from '../../access/tokens';
import { appInput, sessionsInput } from '../console-input';
import { sendPage } from '../page-shell';
import { type Queried, textOf } from '../query';
import { findMembers, readMembers } from './list-members';
import { memberByPhone } from './member-by-phone';
import { memberPage } from './member-page';
import { foundPage, membersPage } from './members-page';
import { readMember } from './read-member';

interface OneMember {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly page?: string };
}

const pageOf = (text = '1'): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/**
 * The list of members with its search, each member's page, and the calls that end a member's sessions or open the app as
 * the member.
 */
export function mountMembers(console: FastifyInstance, services: Services): void {
  console.get<Queried>('/members', async ({ query }, reply) => {
    const text = textOf(query['find']);
    if (text === undefined) {
      const page = membersPage(await readMembers(services.db, textOf(query['after'])));
      return sendPage(reply, '/console/members', page, { isLive: true });
    }
    const found = await findMembers(services.db, text);
    const [first, ...others] = found.rows;
    if (first && others.length === 0) return reply.redirect(`/console/members/${first.id}`);
    return sendPage(reply, '/console/members', foundPage(found, text), { isLive: true });
  });

  console.get<OneMember>('/members/:id', async ({ params, query }, reply) => {
    const id = textOf(params.id);
    const details = id === undefined ? undefined : await readMember(services, id, pageOf(query.page));
    if (!details) throw new Refusal('NO_USER');
    const hasApp = (await services.switches.app(details.market.id)) !== null;
    return sendPage(reply, '/console/members', memberPage(details, hasApp), {
      title: details.member.name,
      isLive: true,
    });
  });

  // Sent by the programs that serve the apps on this machine.
  console.post('/apps', async (request) => {
    const { market, url } = parse(appInput, request.body);
    await services.switches.setApp(market, new URL(url).origin);
    return { message: 'OK' };
  });

  console.post('/app-links', async (request) => {
    const { market, phone } = parse(sessionsInput, request.body);
    const url = await services.switches.app(market);
    if (url === null) throw new Refusal('NO_DATA');
    const { id } = await memberByPhone(services, market, phone);
    const token = await issueToken(services.db, id, request.ip, services.clock.now());
    return { open: `${url}/api/open-as#${token}` };
  });

  console.post('/sessions', async (request) => {
    const { market, phone } = parse(sessionsInput, request.body);
    const { id } = await memberByPhone(services, market, phone);
    await services.db.query('delete from access_token where member_id = $1', [id]);
    services.chat.hub.endSessions(market, id);
    return { message: 'OK' };
  });
}
