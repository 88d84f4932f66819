import { html } from '../../http/html';
import { figures, liveTable, memberLink, money } from '../page-parts';
import type { ListedMembers } from './list-members';

type Members = ListedMembers['members'];

export const memberTable = (title: string, members: Members, empty: string) =>
  liveTable('members', title, members, empty, {
    Name: ({ name }) => name,
    Phone: ({ id, phone }) => memberLink(id, phone),
    Market: ({ market }) => market,
    Standing: ({ standing }) => standing,
    Wallet: figures(({ wallet, currency }) => money(wallet, currency)),
    Games: figures(({ games, currency }) => money(games, currency)),
    Coins: figures(({ coins }) => coins),
  });

const search = (text: string) => html`<form method="get" action="/console/members" data-plain role="search">
  <label>Phone, name or id<input type="search" name="find" aria-label="Phone, name or id" value="${text}" autocomplete="off"></label>
  <button>Find</button>${text !== '' && html`<a class="button" href="/console/members">Show all</a>`}
</form>`;

/** The members that a text finds, or a page of all, the newest first. */
export const membersPage = ({ members, next }: ListedMembers, text: string) => html`
${search(text)}
${memberTable(
  text === '' ? 'Members' : 'Found',
  members,
  text === '' ? 'No members. Register one in an app.' : 'Nobody has this phone, name or id.',
)}
${next !== null && html`<p><a href="/console/members?after=${next}">Older members</a></p>`}`;
