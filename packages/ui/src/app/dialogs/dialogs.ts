import { lazyPart } from '#/app/pages/lazy-screen';

// Each import has a literal path, so that the bundler makes a chunk of it.
export const TransferDialog = lazyPart(
  async () => (await import('#/features/transfer/transfer-dialog')).TransferDialog,
);
export const DepositDialog = lazyPart(
  async () => (await import('#/features/deposit/deposit-dialog')).DepositDialog,
);
export const WithdrawDialog = lazyPart(
  async () => (await import('#/features/withdraw/withdraw-dialog')).WithdrawDialog,
);
export const BannerDialog = lazyPart(
  async () => (await import('#/features/home/banner-dialog')).BannerDialog,
  ['start'],
);
/** Not a dialog, but also rarely needed. */
export const InviteDialog = lazyPart(
  async () => (await import('#/features/invite/invite-dialog')).InviteDialog,
);
export const RefundDialog = lazyPart(
  async () => (await import('#/features/refund/refund-dialog')).RefundDialog,
);
export const AgreementDialog = lazyPart(
  async () => (await import('#/features/agreement/agreement-dialog')).AgreementDialog,
);
export const AgreementReader = lazyPart(
  async () => (await import('#/features/agreement/agreement-reader')).AgreementReader,
);
export const ConditionsDialog = lazyPart(
  async () => (await import('#/features/conditions/conditions-dialog')).ConditionsDialog,
);
export const GameAccountDialog = lazyPart(
  async () => (await import('#/features/game-account/game-account-dialog')).GameAccountDialog,
);
export const PendingList = lazyPart(
  async () => (await import('#/features/pending/pending-list')).PendingList,
);
export const SyncTime = lazyPart(async () => (await import('#/features/home/sync-time')).SyncTime, ['start']);
/** The state of the bonus and of cashback, on their shortcuts in the wide layout. */
export const BonusState = lazyPart(
  async () => (await import('#/app/home/offer-states')).BonusState,
  ['start'],
);
export const RefundState = lazyPart(
  async () => (await import('#/app/home/offer-states')).RefundState,
  ['start'],
);
export const SessionEndDialog = lazyPart(
  async () => (await import('#/features/session-end/session-end-dialog')).SessionEndDialog,
);
export const ReminderDialog = lazyPart(
  async () => (await import('#/features/responsible-gaming/reminder-dialog')).ReminderDialog,
);
