import { useState } from 'react';
import { BankAccountFields } from '#/components/form/bank-account-fields';
import { SegmentedControl } from '#/components/choice/segmented-control';
import { UnknownOutcomeDialog } from '#/components/overlay/unknown-outcome-dialog';
import { useMarket } from '#/data/market/market-provider';
import { useBankChoices } from '#/data/member/use-bank-choices';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { type BankAccountProblems, checkBankAccount } from '#/validation/bank-account';
import { StepForm } from './step-form';
import styles from './step-form.module.css';
import type { Wizard } from './use-register-wizard';
import { useRegistration } from './use-registration';

export function BankStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useText();
  const { nameOf } = useLocale();
  const market = useMarket();
  const registration = useRegistration(wizard);
  const banks = useBankChoices();
  const [problems, setProblems] = useState<BankAccountProblems>({});
  const { draft } = wizard;
  const { register } = registration;
  const bank = banks.find(({ code }) => code === draft.bankCode);

  const change = (part: Parameters<Wizard['change']>[0]) => {
    wizard.change(part);
    setProblems({});
  };
  const submit = () => {
    const checked = checkBankAccount(market, draft, bank);
    setProblems(checked.ok ? {} : checked.problems);
    if (checked.ok) void registration.send({ username: wizard.phone, ...checked.account });
  };

  return (
    <StepForm
      title={t('register.bank.title')}
      submitLabel={t('register.submit')}
      busy={registration.busy}
      onSubmit={submit}
      above={<p className={styles.note}>{t('register.bank.ageNotice')}</p>}
    >
      <BankAccountFields banks={banks} value={draft} onValueChange={change} problems={problems} />
      {draft.currency !== null && (
        <SegmentedControl
          label={t('register.bank.currency')}
          value={draft.currency}
          onValueChange={(currency) => change({ currency })}
          segments={market.currencies.map((each) => ({
            value: each.wire,
            icon: each.symbol,
            label: `${each.wire} · ${nameOf(each)}`,
          }))}
        />
      )}
      <UnknownOutcomeDialog
        open={register.message?.as === 'unknown-outcome'}
        text={t('register.unknown')}
        link={{ to: PATHS.login, label: t('login.submit') }}
        onClose={register.dismiss}
      />
    </StepForm>
  );
}
