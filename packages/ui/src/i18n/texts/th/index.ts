import { errorMessages as server, slipReasonMessages as slip } from '@member-wallet/api-sdk/messages/th';
import { agreement, responsibleGaming, login, profile, register, session } from './account';
import { actions, components, contact, errors, howto, shell } from './app';
import { deposit, statement, transfer, withdraw } from './money';
import { bonus, game, home, invite, refund, spin } from './play';

export const texts = {
  actions,
  agreement,
  bonus,
  responsibleGaming,
  components,
  contact,
  deposit,
  errors,
  game,
  home,
  howto,
  invite,
  login,
  profile,
  refund,
  register,
  session,
  shell,
  spin,
  statement,
  transfer,
  withdraw,
  // Messages for the server's codes, from the SDK.
  server,
  slip,
} as const;
