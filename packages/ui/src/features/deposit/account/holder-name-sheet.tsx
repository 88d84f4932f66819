import type { BankAccount } from '@member-wallet/api-sdk';
import { useId, useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { TextField } from '#/components/form/text-field';
import { useToast } from '#/toasts/use-toast';
import { useRenameHolder } from '#/data/deposit/use-deposit';
import { useText } from '#/i18n/use-text';
import { checkFullName } from '#/validation/holder-name';
import { BackToList } from '#/features/deposit/sheet/back-to-list';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';
import sheet from '#/features/deposit/sheet/sheet.module.css';

interface Props {
  readonly frame: SheetFrame;
  readonly account: BankAccount;
  readonly onDone: () => void;
  /** Undefined if the name is required. */
  readonly onCancel: (() => void) | undefined;
}

/** Asks for the account holder's name in English letters, as the member's bank shows it on transfers. */
export function HolderNameSheet({ frame, account, onDone, onCancel }: Props) {
  const t = useText();
  const toast = useToast();
  const form = useId();
  const rename = useRenameHolder();
  const isLatin = checkFullName('latin', account.bankAccountName).ok;
  const [name, setName] = useState(isLatin ? account.bankAccountName : '');
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    const checked = checkFullName('latin', name);
    if (!checked.ok) {
      setProblem(
        checked.problem.code === 'name-latin-only'
          ? t('fields.holderLatin')
          : t('errors.required', { field: t('deposit.nameField') }),
      );
      return;
    }
    const result = await rename.run({ bankCode: account.bankCode, bankAccountName: checked.value });
    if (result.status !== 'done') return;
    toast.success(t('deposit.nameSaved'));
    onDone();
  };

  return (
    <Dialog
      {...frame.panes}
      open={frame.open}
      onClose={frame.onClose}
      onBack={onCancel ?? frame.back}
      title={t('deposit.nameTitle')}
      busy={rename.running}
      footer={
        <>
          <Button wide type="submit" form={form} busy={rename.running}>
            {t('deposit.saveName')}
          </Button>
          {onCancel ? (
            <Button wide variant="quiet" disabled={rename.running} onClick={onCancel}>
              {t('actions.cancel')}
            </Button>
          ) : (
            <BackToList frame={frame} disabled={rename.running} />
          )}
        </>
      }
    >
      <form
        id={form}
        className={sheet.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={sheet.note}>{t('deposit.nameHint')}</p>
        <TextField
          label={t('deposit.nameField')}
          name="holder-name"
          autoComplete="off"
          upperCase
          value={name}
          disabled={rename.running}
          onValueChange={(value) => {
            setName(value);
            setProblem(null);
          }}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
