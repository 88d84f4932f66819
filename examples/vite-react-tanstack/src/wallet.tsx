import { getWallet } from '@member-wallet/api-sdk';
import { readQuery, type SessionClient } from '@member-wallet/api-sdk/tanstack-query';
import { useQuery } from '@tanstack/react-query';
import { errorText } from './error-text';
import { money } from './format';
import { Statement } from './statement';
import { TransferForm } from './transfer-form';

interface WalletProps {
  readonly client: SessionClient;
  readonly onLogOut: () => void;
}

export function Wallet({ client, onLogOut }: WalletProps) {
  const wallet = useQuery(readQuery(client, getWallet));

  return (
    <main>
      <header>
        <h1>กระเป๋าเงิน</h1>
        <button onClick={onLogOut}>ออกจากระบบ</button>
      </header>
      {wallet.error && (
        <p role="alert">
          {errorText(wallet.error)} <button onClick={() => void wallet.refetch()}>ลองใหม่</button>
        </p>
      )}
      {wallet.data ? (
        <>
          <p className="balance" aria-label="ยอดเงินในกระเป๋า">
            {money(wallet.data.wallet.amount)}
          </p>
          <TransferForm client={client} slots={wallet.data.slots} />
        </>
      ) : (
        !wallet.error && <p role="status">กำลังโหลด…</p>
      )}
      <Statement client={client} />
    </main>
  );
}
