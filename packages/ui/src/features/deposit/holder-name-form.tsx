import type { BankAccount } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { Button } from '#/components/button';
import { TextField } from '#/components/text-field';
import { useToast } from '#/components/toast';
import { useRenameHolder } from '#/data/use-deposit';
import { sayError } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
import { checkFullName } from '#/validation/holder-name';
import styles from './deposit-dialog.module.css';

interface Props {
  readonly account: BankAccount;
  readonly onDone: () => void;
  /** Undefined where the name is needed to go on. */
  readonly onCancel: (() => void) | undefined;
}

/** The holder's name in English letters, as the member's bank shows it to others. */
export function HolderNameForm({ account, onDone, onCancel }: Props) {
  const t = useText();
  const toast = useToast();
  const rename = useRenameHolder();
  const isLatin = checkFullName('latin', account.bankAccountName).ok;
  const [name, setName] = useState(isLatin ? account.bankAccountName : '');
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    const checked = checkFullName('latin', name);
    if (!checked.ok) {
      setProblem(t(checked.problem.code === 'name-latin-only' ? 'errors.holderLatin' : 'errors.required'));
      return;
    }
    const outcome = await rename.run({ bankCode: account.bankCode, bankAccountName: checked.value });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') {
      toast.success(t('deposit.nameSaved'));
      onDone();
      return;
    }
    const shown = presentError(outcome.error, 'holder-name');
    if ('text' in shown) toast.error(sayError(t, shown.text));
  };

  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3 className={styles.heading}>{t('deposit.nameTitle')}</h3>
      <p className={styles.note}>{t('deposit.nameHint')}</p>
      <TextField
        label={t('deposit.nameField')}
        name="holder-name"
        autoComplete="off"
        autoCapitalize="characters"
        upperCase
        value={name}
        disabled={rename.running}
        onValueChange={(value) => {
          setName(value);
          setProblem(null);
        }}
        error={problem}
      />
      <div className={styles.actions}>
        <Button wide type="submit" busy={rename.running}>
          {t('deposit.saveName')}
        </Button>
        {onCancel && (
          <Button wide variant="quiet" disabled={rename.running} onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
