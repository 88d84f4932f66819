import { errorMessages as server, slipReasonMessages as slip } from '@member-wallet/api-sdk/messages/th';
import { actions } from './actions';
import { bonus } from './bonus';
import { agreement } from './agreement';
import { care } from './care';
import { components } from './components';
import { contact } from './contact';
import { deposit } from './deposit';
import { errors } from './errors';
import { game } from './game';
import { home } from './home';
import { howto } from './howto';
import { invite } from './invite';
import { login } from './login';
import { profile } from './profile';
import { refund } from './refund';
import { register } from './register';
import { session } from './session';
import { shell } from './shell';
import { spin } from './spin';
import { statement } from './statement';
import { transfer } from './transfer';
import { withdraw } from './withdraw';

export const texts = {
  actions,
  agreement,
  bonus,
  care,
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
  // The codes of the server, worded by the SDK.
  server,
  slip,
} as const;
