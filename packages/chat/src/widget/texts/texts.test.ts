import { locales } from '@member-wallet/api-sdk';
import { describeTexts } from '@member-wallet/testing/texts';
import { unreadTexts } from '../../unread/unread-texts';
import { launcherTexts } from '../launcher-texts';
import { noticeTexts } from '../notice/notice-texts';

type Table = Readonly<Record<string, string>>;

const tables = locales.map((locale): [string, Table] => {
  const { [locale]: panel } = jest.requireActual<Record<string, Table>>(`./${locale}`);
  const { [locale]: more } = jest.requireActual<Record<string, Table>>(`./more/${locale}`);
  return [
    locale,
    {
      ...panel,
      ...more,
      ...launcherTexts[locale],
      ...unreadTexts[locale],
      ...noticeTexts[locale],
    },
  ];
});

describeTexts("the chat's texts", Object.fromEntries(tables), { floor: 40 });
