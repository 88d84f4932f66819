import { getWallet, listStatement } from '@member-wallet/api-sdk';
import { type SessionClient, useRead, useReadPages } from '@member-wallet/api-sdk/swr';
import { errorText } from './error-text';
import { money } from './format';
import { Statement } from './statement';
import { TransferForm } from './transfer-form';

interface WalletProps {
  readonly client: SessionClient;
  readonly onLogOut: () => void;
}

export function Wallet({ client, onLogOut }: WalletProps) {
  const wallet = useRead(client, getWallet);
  const statement = useReadPages(client, listStatement, { limit: 5 });
  const reload = () => void Promise.allSettled([wallet.mutate(), statement.mutate()]);

  return (
    <main>
      <header>
        <h1>กระเป๋าเงิน</h1>
        <button onClick={onLogOut}>ออกจากระบบ</button>
      </header>
      {wallet.error && (
        <p role="alert">
          {errorText(wallet.error)} <button onClick={reload}>ลองใหม่</button>
        </p>
      )}
      {wallet.data ? (
        <>
          <p className="balance" aria-label="ยอดเงินในกระเป๋า">
            {money(wallet.data.wallet.amount)}
          </p>
          <TransferForm client={client} slots={wallet.data.slots} onSent={reload} />
        </>
      ) : (
        !wallet.error && <p role="status">กำลังโหลด…</p>
      )}
      <Statement list={statement} />
    </main>
  );
}
