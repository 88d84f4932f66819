import { defineMarket } from '@member-wallet/ui/market';
import { baht } from './baht';
import { banks } from './banks';

export const market = defineMarket({
  defaultLocale: 'th',
  locales: ['th', 'la', 'en'],
  currencies: [baht],
  phone: {
    countryCode: '66',
    // Any ten digits: only the backend knows which numbers are in use.
    shapes: [{ start: '', digits: 10, groups: [3, 3, 4] }],
    storedAs: 'local',
    leadingZeroOptional: false,
    example: '081 234 5678',
    problem: 'ten-digits',
  },
  otpLength: 6,
  banks,
  recommendedBanks: ['KBANK', 'KTB'],
  // TMB is now TTB.
  latinNameBanks: ['KTB', 'TMB', 'TTB', 'BBL'],
  features: { slipUpload: true, spinWheel: true, invite: true, refund: true, chat: true },
  responsibleGaming: { minimumAge: 18, reminderMinutes: 60, depositLimit: true },
});
