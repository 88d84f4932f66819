import { Button, ButtonLink } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { Money } from '#/components/money/money';
import { useWhileOpen } from '#/components/overlay/use-while-open';
import { useMoneySince } from '#/data/statement/use-money-since';
import { useCurrency } from '#/data/market/use-currency';
import { useText } from '#/i18n/use-text';
import { minor } from '#/money/minor';
import { PATHS } from '#/navigation/paths';
import { useSession } from '#/session/use-session';
import styles from './responsible-gaming.module.css';
import type { Visit } from '#/responsible-gaming/visit';

interface Props {
  /** Null while none is due; the last visit is still shown while the dialog fades out. */
  readonly visit: Visit | null;
  readonly onClose: () => void;
}

/** Formats a duration in whole minutes: '1 h 5 min'. */
function useDuration(): (ms: number) => string {
  const t = useText();
  return (ms) => {
    const all = Math.floor(ms / 60_000);
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    return hours === 0
      ? t('responsibleGaming.minutes', { minutes })
      : t('responsibleGaming.hours', { hours, minutes });
  };
}

/** Suggests a pause, with the length of the visit and the net amount deposited or withdrawn. */
export function ReminderDialog({ visit, onClose }: Props) {
  const t = useText();
  const session = useSession();
  const currency = useCurrency();
  const duration = useDuration();
  const shown = useWhileOpen(visit !== null, visit);
  const read = useMoneySince(shown?.startedAt ?? null);
  const money = read === 'loading' ? null : read;
  const net = money && minor(money.deposited - money.withdrawn);
  return (
    <Dialog
      open={visit !== null}
      onClose={onClose}
      title={t('responsibleGaming.reminderTitle')}
      role="alertdialog"
      footer={
        <>
          <Button wide onClick={onClose}>
            {t('responsibleGaming.goOn')}
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
          {t('responsibleGaming.reminderTime', { time: duration(shown.seenAt - shown.startedAt) })}
        </p>
      )}
      {money && net !== null && (
        <DescriptionList variant="boxed">
          <Description label={t('responsibleGaming.deposited')}>
            <Money amount={money.deposited} currency={currency} />
          </Description>
          <Description label={t('responsibleGaming.withdrawn')}>
            <Money amount={money.withdrawn} currency={currency} />
          </Description>
          <Description label={net < 0 ? t('responsibleGaming.netOut') : t('responsibleGaming.netIn')}>
            <Money amount={net} currency={currency} sign="none" />
          </Description>
        </DescriptionList>
      )}
    </Dialog>
  );
}
