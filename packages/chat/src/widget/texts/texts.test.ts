import { locales } from '@member-wallet/api-sdk';
import { describeTexts } from '@member-wallet/configs/texts';
import { launcherTexts } from '../launcher-texts';

type Table = Readonly<Record<string, string>>;

const tables = locales.map((locale): [string, Table] => {
  const { [locale]: panel } = jest.requireActual<Record<string, Table>>(`./${locale}`);
  return [locale, { ...panel, ...launcherTexts[locale] }];
});

describeTexts("the chat's texts", Object.fromEntries(tables), { floor: 40 });
