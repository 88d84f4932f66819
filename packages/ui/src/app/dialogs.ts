import { lazyScreen } from './lazy-screen';

// Each import is written out literally, so that the bundler makes a chunk of it.
export const TransferDialog = lazyScreen(
  async () => (await import('#/features/transfer/transfer-dialog')).TransferDialog,
);
export const DepositDialog = lazyScreen(
  async () => (await import('#/features/deposit/deposit-dialog')).DepositDialog,
);
export const WithdrawDialog = lazyScreen(
  async () => (await import('#/features/withdraw/withdraw-dialog')).WithdrawDialog,
);
export const BannerDialog = lazyScreen(
  async () => (await import('#/features/home/banner-dialog')).BannerDialog,
);
export const InviteDialog = lazyScreen(
  async () => (await import('#/features/invite/invite-dialog')).InviteDialog,
);
export const RefundDialog = lazyScreen(
  async () => (await import('#/features/refund/refund-dialog')).RefundDialog,
);
export const AgreementDialog = lazyScreen(
  async () => (await import('#/features/agreement/agreement-dialog')).AgreementDialog,
);
export const AgreementReader = lazyScreen(
  async () => (await import('#/features/agreement/agreement-reader')).AgreementReader,
);
export const ConditionsDialog = lazyScreen(
  async () => (await import('#/features/conditions/conditions-dialog')).ConditionsDialog,
);
export const GameAccountDialog = lazyScreen(
  async () => (await import('#/features/game-account/game-account-dialog')).GameAccountDialog,
);
export const ReminderDialog = lazyScreen(
  async () => (await import('#/features/responsible-gaming/reminder-dialog')).ReminderDialog,
);
