export { oddMarket as market } from '@member-wallet/ui/testing/markets';
