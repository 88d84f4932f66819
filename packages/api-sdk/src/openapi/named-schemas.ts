import * as z from 'zod/mini';
import * as answers from '../entities/answers';
import * as banner from '../entities/banner';
import * as bonus from '../entities/bonus';
import * as chat from '../entities/chat';
import * as invite from '../entities/invite';
import * as lookups from '../entities/lookups';
import * as otp from '../entities/otp';
import * as paging from '../entities/paging';
import * as profile from '../entities/profile';
import * as qrCode from '../entities/qr-code';
import * as refund from '../entities/refund';
import * as registration from '../entities/registration';
import * as slip from '../entities/slip';
import * as spin from '../entities/spin';
import * as statement from '../entities/statement';
import * as wallet from '../entities/wallet';
import * as amount from '../schema/amount';
import * as flag from '../schema/flag';
import type { LazySchema } from '../schema/lazy';
import * as time from '../schema/time';
import * as unspecified from '../schema/unspecified';
import { capital } from './json';

const modules: readonly Readonly<Record<string, LazySchema<unknown>>>[] = [
  amount,
  flag,
  time,
  unspecified,
  answers,
  banner,
  bonus,
  chat,
  invite,
  lookups,
  otp,
  paging,
  profile,
  qrCode,
  refund,
  registration,
  slip,
  spin,
  statement,
  wallet,
];

/** The component name of a schema constant: Wallet for 'walletSchema'. */
export const componentOf = (name: string): string => capital(name.replace(/Schema$/, ''));

/** Registers every entity under its name, so that documents can refer to it. */
export const nameEntities = (): z.core.$ZodRegistry<{ id: string }> => {
  const names = z.registry<{ id: string }>();
  for (const module of modules) {
    // Sorted, because module systems order a module's names differently.
    for (const name of Object.keys(module).sort()) {
      const schema = module[name];
      if (schema) names.add(schema(), { id: componentOf(name) });
    }
  }
  return names;
};
