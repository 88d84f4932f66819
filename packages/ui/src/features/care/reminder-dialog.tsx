import { Button, ButtonLink } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { Fact, Facts } from '#/components/facts';
import { Money } from '#/components/money';
import { useWhileOpen } from '#/components/use-while-open';
import { useMoneySince } from '#/data/use-money-since';
import { useCurrency } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { minor } from '#/money/minor';
import { PATHS } from '#/navigation/paths';
import { useSession } from '#/session/use-session';
import styles from './care.module.css';
import { useDuration } from './use-duration';
import type { Visit } from '#/dates/visit';

interface Props {
  /** Null while none is due; the last visit is still shown while the dialog fades out. */
  readonly visit: Visit | null;
  readonly onClose: () => void;
}

/** Shows the length of the visit and the net money in or out: a pause, not a warning. */
export function ReminderDialog({ visit, onClose }: Props) {
  const t = useText();
  const session = useSession();
  const currency = useCurrency();
  const duration = useDuration();
  const shown = useWhileOpen(visit !== null, visit);
  const money = useMoneySince(shown?.startedAt ?? null);
  const net = money && minor(money.deposited - money.withdrawn);
  return (
    <Dialog
      open={visit !== null}
      onClose={onClose}
      title={t('care.reminderTitle')}
      role="alertdialog"
      footer={
        <>
          <Button wide onClick={onClose}>
            {t('care.goOn')}
          </Button>
          <ButtonLink wide variant="tonal" to={PATHS.statement} onClick={onClose}>
            {t('errors.seeStatement')}
          </ButtonLink>
          <Button wide variant="quiet" onClick={session.logOut}>
            {t('shell.logOut')}
          </Button>
        </>
      }
    >
      {shown && (
        <p className={styles.lead}>
          {t('care.reminderTime', { time: duration(shown.seenAt - shown.startedAt) })}
        </p>
      )}
      {money && net !== undefined && (
        <Facts variant="boxed">
          <Fact label={t('care.deposited')}>
            <Money amount={money.deposited} currency={currency} />
          </Fact>
          <Fact label={t('care.withdrawn')}>
            <Money amount={money.withdrawn} currency={currency} />
          </Fact>
          <Fact label={net < 0 ? t('care.netOut') : t('care.netIn')}>
            <Money amount={net} currency={currency} sign="none" />
          </Fact>
        </Facts>
      )}
    </Dialog>
  );
}
