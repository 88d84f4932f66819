import type { Listed } from '../../db/listed';
import { html } from '../../http/html';
import { figures, liveTable, memberLink, money } from '../page-parts';
import type { MemberLine, MembersPage } from './list-members';

export const memberTable = (
  title: string,
  members: readonly MemberLine[] | Listed<MemberLine>,
  empty: string,
) =>
  liveTable(
    'members',
    title,
    members,
    empty,
    {
      Name: ({ name }) => name,
      Phone: ({ id, phone }) => memberLink(id, phone),
      Market: ({ market }) => market,
      Standing: ({ standing }) => standing,
      Wallet: figures(({ wallet, currency }) => money(wallet, currency)),
      Games: figures(({ games, currency }) => money(games, currency)),
      Coins: figures(({ coins }) => coins),
    },
    'the newest. Type more of the phone or the name to find fewer.',
  );

const search = (text = '') => html`<form method="get" action="/console/members" data-plain role="search">
  <label>Phone, name or id<input type="search" name="find" aria-label="Phone, name or id" value="${text}" autocomplete="off"></label>
  <button>Find</button>${text !== '' && html`<a class="button" href="/console/members">Show all</a>`}
</form>`;

/** A page of the list of members, newest first. */
export const membersPage = ({ members, next }: MembersPage) => html`
${search()}
${memberTable('Members', members, 'No members. Register one in an app.')}
${next !== null && html`<p class="soft">Shown: ${members.length} a page. A search finds the others.</p><p><a href="/console/members?after=${next}">Older members</a></p>`}`;

/** The results of a search, newest first. */
export const foundPage = (found: Listed<MemberLine>, text: string) => html`
${search(text)}
${memberTable('Found', found, 'Nobody has this phone, name or id.')}`;
