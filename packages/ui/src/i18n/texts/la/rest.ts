import { errorMessages as server, slipReasonMessages as slip } from '@member-wallet/api-sdk/messages/la';
import { agreement, profile, register, responsibleGaming, sessionEnd } from './account';
import { contact, howto } from './help';
import { amount, deposit, files, intents, slipHelp, statement, transfer, withdraw } from './money';
import { bonus, game, invite, refund, spin } from './play';
import { refused } from './refused';

export const texts = {
  agreement,
  amount,
  bonus,
  contact,
  deposit,
  files,
  game,
  howto,
  intents,
  invite,
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
