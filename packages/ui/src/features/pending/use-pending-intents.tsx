import { Clock } from 'lucide-react';
import { useIntentWords } from '#/components/money/use-intent-words';
import { intentsOf, useOpenIntents } from '#/data/write/use-intents';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import type { OpenIntent } from '#/session/open-intent';
import { useSession } from '#/session/use-session';
import type { PendingItem, PendingSource } from './pending-item';

/** The money writes with an unknown outcome, each with a link to the page that shows it. */
export function usePendingIntents(currency: Currency): PendingSource {
  const t = useText();
  const session = useSession();
  const words = useIntentWords(currency);
  const itemOf = (intent: OpenIntent): PendingItem => {
    const isSending = intent.state === 'sending';
    return {
      id: `intent:${encodeURIComponent(intent.key)}`,
      isUnderWay: true,
      isOwnWrite: intentsOf(session).isOwn(intent.key),
      tone: isSending ? 'info' : 'warning',
      row: () => {
        const { what, time } = words(intent);
        return {
          icon: <Clock />,
          title: what,
          currency,
          state: isSending ? t('records.sending') : t('records.unknown'),
          note: t('records.sentAt', { time }),
          to: PATHS.statement,
        };
      },
    };
  };
  return { items: useOpenIntents().map(itemOf), isKnown: true };
}
