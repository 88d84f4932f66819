import { lazyScreen } from './lazy-screen';

// Each import stands here literally, so that the bundler makes a chunk of it.
export const LoginScreen = lazyScreen(
  async () => (await import('#/features/login/login-screen')).LoginScreen,
);
export const RegisterScreen = lazyScreen(
  async () => (await import('#/features/register/register-screen')).RegisterScreen,
);
export const HomeScreen = lazyScreen(async () => (await import('#/features/home/home-screen')).HomeScreen);
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
export const StatementScreen = lazyScreen(
  async () => (await import('#/features/statement/statement-screen')).StatementScreen,
);
export const BonusScreen = lazyScreen(
  async () => (await import('#/features/bonus/bonus-screen')).BonusScreen,
);
export const SpinScreen = lazyScreen(async () => (await import('#/features/spin/spin-screen')).SpinScreen);
export const EditProfileScreen = lazyScreen(
  async () => (await import('#/features/profile/edit-profile-screen')).EditProfileScreen,
);
export const ProfileScreen = lazyScreen(
  async () => (await import('#/features/profile/profile-screen')).ProfileScreen,
);
export const HowtoScreen = lazyScreen(
  async () => (await import('#/features/howto/howto-screen')).HowtoScreen,
);
export const ContactScreen = lazyScreen(
  async () => (await import('#/features/contact/contact-screen')).ContactScreen,
);
export const ConditionsDialog = lazyScreen(
  async () => (await import('#/features/conditions/conditions-dialog')).ConditionsDialog,
);
export const GameAccountDialog = lazyScreen(
  async () => (await import('#/features/game-account/game-account-dialog')).GameAccountDialog,
);
export const MemberChat = lazyScreen(
  async () => (await import('#/features/support-chat/support-chat')).MemberChat,
);
export const GuestChat = lazyScreen(
  async () => (await import('#/features/support-chat/support-chat')).GuestChat,
);
export const CareScreen = lazyScreen(async () => (await import('#/features/care/care-screen')).CareScreen);
export const ReminderDialog = lazyScreen(
  async () => (await import('#/features/care/reminder-dialog')).ReminderDialog,
);
