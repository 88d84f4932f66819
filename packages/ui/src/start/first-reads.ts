import {
  type Client,
  getActive,
  getActiveBonus,
  getContact,
  getEnableChatWidget,
  getNotice,
  getProfile,
  getSpinActive,
  getSpinSetup,
  getWallet,
  type InputOf,
  listBonuses,
  listCoupons,
  listStatement,
  type ReadEndpoint,
} from '@member-wallet/api-sdk';
import { FIRST_MONEY } from '#/data/use-money-since';
import { FIRST_ENTRIES } from '#/data/use-statement';
import type { Market } from '#/market/market';
import type { PageName } from '#/navigation/paths';
import type { Env } from '#/app/env';
import { hasChat } from '#/app/has-chat';
import { PAGES } from '#/app/pages';

/** A read with its input. */
export interface FirstRead {
  readonly operationId: string;
  readonly input: unknown;
  readonly send: (client: Client) => Promise<unknown>;
}

const read = <E extends ReadEndpoint>(endpoint: E, input: InputOf<E>): FirstRead => ({
  operationId: endpoint.operationId,
  input,
  send: (client) => endpoint(client, input as never),
});

const WALLET = read(getWallet, undefined);
const PROFILE = read(getProfile, undefined);
const CONTACT = read(getContact, undefined);

/**
 * The reads that each page sends when it opens, before any answer: the page's first script sends them before the code
 * has come. Only the build reads this table, so that it brings no call into the first page's code.
 */
const FIRST_READS: Readonly<Record<PageName, (market: Market) => readonly FirstRead[]>> = {
  login: () => [read(getActive, undefined), read(getNotice, undefined)],
  register: () => [],
  howto: () => [],
  contact: () => [CONTACT],
  responsibleGaming: () => [],
  home: ({ features }) => [WALLET, ...(features.spinWheel ? [read(getSpinActive, undefined)] : [])],
  profile: () => [PROFILE],
  editProfile: () => [PROFILE],
  statement: () => [read(listStatement, FIRST_ENTRIES), WALLET],
  bonus: () => [read(listBonuses, undefined), read(getActiveBonus, undefined)],
  spin: () => [read(getSpinSetup, undefined), read(listCoupons, undefined), WALLET],
  memberContact: () => [CONTACT],
  // The wallet for the currency.
  memberResponsibleGaming: () => [read(listStatement, FIRST_MONEY), WALLET],
  terminated: () => [],
};

export function firstReadsOf(name: PageName, market: Market, env: Env): readonly FirstRead[] {
  const { frame, who } = PAGES[name];
  const hasBars = frame !== 'own' && who !== 'anyone';
  return [
    ...FIRST_READS[name](market),
    ...(hasBars && hasChat(PAGES[name], market, env) ? [read(getEnableChatWidget, undefined)] : []),
  ];
}
