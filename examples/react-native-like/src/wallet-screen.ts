import type { LocalFile, SdkError } from '@member-wallet/api-sdk';
import {
  createClient,
  getWallet,
  isErrorCode,
  localFile,
  login,
  transfer,
  uploadSlip,
} from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/th';

interface Settings {
  readonly baseURL: string;
  readonly username: string;
  readonly password: string;
  /** Draws a line of the screen. */
  readonly show: (line: string) => void;
}

const maybeMoved = 'การเชื่อมต่อขาดหายก่อนที่ระบบจะแจ้งผล รายการอาจสำเร็จแล้ว โปรดดูยอดเงินและประวัติก่อนทำรายการซ้ำ';

const textOf = (error: SdkError): string =>
  error.kind === 'api' && isErrorCode(error.code) ? errorMessages[error.code] : error.message;

/** Logs in, shows the balances, and returns the actions of the screen's buttons. */
export const openWallet = async ({ baseURL, username, password, show }: Settings) => {
  let token: string | null = null;
  // A real app keeps the token in the phone's secure storage.
  const client = createClient({ baseURL, getToken: () => token, getLocale: () => 'th' });

  const session = await login.safe(client, { username, password });
  if (!session.ok) return void show(textOf(session.error));
  token = session.data.token;

  const refresh = async () => {
    const read = await getWallet.safe(client, undefined);
    if (!read.ok) return show(textOf(read.error));
    const { profile, wallet, slots } = read.data;
    show(`${profile.name}: ${wallet.amount}`);
    for (const { code, amount } of slots) if (amount !== null && amount > 0) show(`  ${code}: ${amount}`);
  };
  await refresh();

  // If the phone loses the network during a write, only the statement shows its outcome. Nothing is retried.
  const sayWhy = (error: SdkError) => show(error.outcome === 'unknown' ? maybeMoved : textOf(error));
  return {
    moveTo: async (game: string, amount: number): Promise<void> => {
      const moved = await transfer.safe(client, { from: 'WALLET', to: game, amount });
      return moved.ok ? refresh() : sayWhy(moved.error);
    },
    /** @param picture as an image picker returns it, with its URI on the phone */
    sendSlip: async (picture: LocalFile): Promise<void> => {
      const sent = await uploadSlip.safe(client, { file: localFile(picture) });
      return sent.ok ? show('ส่งสลิปแล้ว') : sayWhy(sent.error);
    },
  };
};
