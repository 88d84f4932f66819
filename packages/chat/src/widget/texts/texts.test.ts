import { describeTexts } from '@member-wallet/configs/texts';
import { launcherTexts } from '../launcher-texts';
import { en } from './en';
import { la } from './la';
import { th } from './th';

describeTexts(
  "the chat's texts",
  {
    th: { ...th, ...launcherTexts.th },
    la: { ...la, ...launcherTexts.la },
    en: { ...en, ...launcherTexts.en },
  },
  { floor: 40 },
);
