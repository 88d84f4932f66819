import type { ProfileAnswer } from '@member-wallet/api-sdk';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BankAccountFields } from '#/components/form/bank-account-fields';
import { Button, ButtonLink } from '#/components/actions/button';
import { focusFirstInvalid } from '#/components/form/submit';
import { TextField } from '#/components/form/text-field';
import { WithContact } from '#/components/feedback/with-contact';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useToast } from '#/toasts/use-toast';
import { useMarket } from '#/data/market/market-provider';
import { useBankChoices } from '#/data/member/use-bank-choices';
import { useUpdateProfile } from '#/data/member/use-profile';
import { useText } from '#/i18n/use-text';
import { bankOfAccount, findBank } from '#/market/bank';
import type { Bank } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import { type BankAccountProblems, checkBankAccount, splitHolderName } from '#/validation/bank-account';
import { formatPhone } from '#/validation/phone';
import styles from './edit-profile.module.css';

interface Problems extends BankAccountProblems {
  readonly name?: true;
}

export function EditProfileForm({ answer: { profile, bankAccount } }: { readonly answer: ProfileAnswer }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const market = useMarket();
  const update = useUpdateProfile();
  const listed = useBankChoices();
  // Only filled in once, because a later response must not overwrite the input.
  const [name, setName] = useState(profile.name);
  const [account, setAccount] = useState({
    bankCode: bankAccount?.bankCode ?? '',
    accountNo: bankAccount?.bankAccountNo ?? '',
    ...splitHolderName(bankAccount?.bankAccountName ?? ''),
  });
  const [problems, setProblems] = useState<Problems>({});
  const bankIn = (banks: readonly Bank[], bankCode: string) =>
    banks.find(({ code }) => code === bankCode) ??
    // The server may list the member's bank with another of its codes.
    banks.find(({ code }) => code === findBank(market, bankCode)?.code);
  // The member's bank stays a choice even if the server no longer lists it.
  const choices =
    bankAccount && !bankIn(listed, bankAccount.bankCode)
      ? [...listed, { ...bankOfAccount(market, bankAccount), code: bankAccount.bankCode }]
      : listed;
  const bank = bankIn(choices, account.bankCode);

  const save = async () => {
    const checked = checkBankAccount(market, account, bank, bankAccount);
    const isNamed = name.trim() !== '';
    setProblems({ ...(isNamed ? {} : { name: true }), ...(checked.ok ? {} : checked.problems) });
    if (!isNamed || !checked.ok) return;
    const result = await update.run({ name: name.trim(), ...checked.account });
    if (result.status !== 'done') return;
    toast.success(t('profile.saved'));
    void navigate(PATHS.profile, { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (update.running) return;
    void save();
    focusFirstInvalid(event.currentTarget);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('profile.name')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        value={name}
        onValueChange={(next) => {
          setName(next);
          setProblems({});
        }}
        error={problems.name && t('errors.required', { field: t('profile.name') })}
      />
      <div>
        <p className={styles.heading}>{t('profile.username')}</p>
        <p className={styles.fixed}>{formatPhone(market.phone, profile.username)}</p>
        <p className={styles.hint}>
          <WithContact text={t('profile.usernameFixed')} />
        </p>
      </div>
      <h2 className={styles.heading}>{t('profile.bankAccount')}</h2>
      <BankAccountFields
        banks={choices}
        value={{ ...account, bankCode: bank?.code ?? '' }}
        onValueChange={(part) => {
          setAccount((current) => ({ ...current, ...part }));
          setProblems({});
        }}
        problems={problems}
        heldNumber={account.bankCode === bankAccount?.bankCode ? bankAccount.bankAccountNo : undefined}
      />
      <div className={styles.foot}>
        <Button type="submit" wide busy={update.running}>
          {t('profile.save')}
        </Button>
        <ButtonLink variant="quiet" wide to={PATHS.profile} replace>
          {t('actions.cancel')}
        </ButtonLink>
      </div>
      <WriteMessages writes={[update]} />
    </form>
  );
}
