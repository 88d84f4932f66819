import { isSdkError, type Slot, transfer } from '@member-wallet/api-sdk';
import { type SessionClient, useWrite } from '@member-wallet/api-sdk/swr';
import { type FormEvent, useState } from 'react';
import { errorText } from './error-text';
import { money } from './format';

interface TransferFormProps {
  readonly client: SessionClient;
  readonly slots: readonly Slot[];
  /** Called when the transfer has, or may have, taken effect. */
  readonly onSent: () => void;
}

export function TransferForm({ client, slots, onSent }: TransferFormProps) {
  const games = slots.filter(({ isActive }) => isActive);
  const { trigger, reset, data, error, isMutating } = useWrite(client, transfer);
  const [to, setTo] = useState(games[0]?.code ?? '');
  const [amount, setAmount] = useState('');
  // Without a response, the money may have been moved. Nothing else is sent until the member has checked.
  const isUnknown = error?.outcome === 'unknown';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await trigger({ from: 'WALLET', to, amount: Number(amount) });
      setAmount('');
    } catch (failure) {
      // `error` is shown. Balances are only certain to be unchanged if the outcome is 'none'.
      if (isSdkError(failure) && failure.outcome === 'none') return;
    }
    onSent();
  };
  return (
    <section>
      <h2>โอนเข้าเกม</h2>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          ไปยัง
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            {games.map((game) => (
              <option key={game.code} value={game.code}>
                {game.name} ({money((game.amount ?? 0) * (game.ftWalletSlot ?? 1))})
              </option>
            ))}
          </select>
        </label>
        <label>
          จำนวนเงิน
          <input
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            required
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </label>
        <button disabled={isMutating || isUnknown}>โอน</button>
      </form>
      {data && !error && !isMutating && <p role="status">โอนสำเร็จ</p>}
      {error && !isUnknown && <p role="alert">{errorText(error)}</p>}
      {isUnknown && (
        <p role="alert">
          ยังไม่ทราบผลการโอน โปรดดูยอดเงินและประวัติด้านล่างก่อนโอนอีกครั้ง <button onClick={reset}>ตรวจสอบแล้ว</button>
        </p>
      )}
    </section>
  );
}
