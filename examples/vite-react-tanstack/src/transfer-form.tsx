import { getWallet, listStatement, type Slot, transfer } from '@member-wallet/api-sdk';
import { callKey, type SessionClient, writeMutation } from '@member-wallet/api-sdk/tanstack-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from './error-text';
import { money } from './format';

interface TransferFormProps {
  readonly client: SessionClient;
  readonly slots: readonly Slot[];
}

export function TransferForm({ client, slots }: TransferFormProps) {
  const games = slots.filter(({ isActive }) => isActive);
  const queries = useQueryClient();
  const { mutate, reset, isSuccess, isPending, error } = useMutation({
    ...writeMutation(client, transfer),
    onSuccess: () => setAmount(''),
    onSettled: (_, failure) => {
      // Balances are only certain to be unchanged if the outcome is 'none'.
      if (failure?.outcome === 'none') return;
      for (const stale of [getWallet, listStatement])
        void queries.invalidateQueries({ queryKey: callKey(client, stale) });
    },
  });
  const [to, setTo] = useState(games[0]?.code ?? '');
  const [amount, setAmount] = useState('');
  // Without a response, the money may have been moved. Nothing else is sent until the member has checked.
  const isUnknown = error?.outcome === 'unknown';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ from: 'WALLET', to, amount: Number(amount) });
  };
  return (
    <section>
      <h2>โอนเข้าเกม</h2>
      <form onSubmit={submit}>
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
        <button disabled={isPending || isUnknown}>โอน</button>
      </form>
      {isSuccess && <p role="status">โอนสำเร็จ</p>}
      {error && !isUnknown && <p role="alert">{errorText(error)}</p>}
      {isUnknown && (
        <p role="alert">
          ยังไม่ทราบผลการโอน โปรดดูยอดเงินและประวัติด้านล่างก่อนโอนอีกครั้ง <button onClick={reset}>ตรวจสอบแล้ว</button>
        </p>
      )}
    </section>
  );
}
