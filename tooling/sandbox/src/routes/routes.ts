import type { Route } from '../http/route';
import { accountRoutes } from './account-routes';
import { chatRoutes } from './chat-routes';
import { depositRoutes } from './deposit-routes';
import { gameRoutes } from './game-routes';
import { lookupRoutes } from './lookup-routes';
import { rewardRoutes } from './reward-routes';
import { walletRoutes } from './wallet-routes';

/** All routes, for both markets. */
export const routes: readonly Route[] = [
  ...lookupRoutes,
  ...accountRoutes,
  ...walletRoutes,
  ...depositRoutes,
  ...rewardRoutes,
  ...gameRoutes,
  ...chatRoutes,
];
