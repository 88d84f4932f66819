import { errorMessages as server, slipReasonMessages as slip } from '@member-wallet/api-sdk/messages/th';
import { agreement, profile, register, responsibleGaming, sessionEnd } from './account';
import { clipboard, fields, pager, pictures } from './controls';
import { contact, howto } from './help';
import { amount, deposit, intents, slipHelp, statement, transfer, withdraw } from './money';
import { bonus, game, invite, refund, spin } from './play';
import { refused } from './refused';

export const texts = {
  agreement,
  amount,
  bonus,
  clipboard,
  contact,
  deposit,
  fields,
  game,
  howto,
  intents,
  invite,
  pager,
  pictures,
  profile,
  refund,
  refused,
  register,
  responsibleGaming,
  // Messages for the server's codes, from the SDK.
  server,
  sessionEnd,
  slip,
  slipHelp,
  spin,
  statement,
  transfer,
  withdraw,
} as const;
