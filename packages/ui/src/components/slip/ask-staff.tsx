import type { Slip } from '@member-wallet/api-sdk';
import { Headset, MessageCircle } from 'lucide-react';
import { ButtonLink } from '#/components/actions/button';
import { useMarket } from '#/data/market/market-provider';
import { useChatEnabled } from '#/data/operator/use-lookups';
import { formatDateTime } from '#/dates/format';
import type { TextFunction } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import { asLinkState } from '#/navigation/chat-request';
import { PATHS } from '#/navigation/paths';
import { slipView } from './slip-view';

/** A prepared message to staff: the slip, when it was sent, and why it was refused. */
function messageOf(slip: Slip, t: TextFunction): string {
  const { reason, reference } = slipView(slip);
  return [
    t('slipHelp.message'),
    t('slipHelp.time', { time: formatDateTime(slip.createdAt) }),
    reason && t('slipHelp.reason', { reason: t(`slip.${reason}`) }),
    reference && t('slipHelp.reference', { reference }),
  ]
    .filter(Boolean)
    .join('\n');
}

/** A link to staff about a refused slip: the chat with a prepared message or, if it is off, the contact page. */
export function AskStaff({ slip }: { readonly slip: Slip }) {
  const t = useText();
  const { chat } = useMarket().features;
  const { data: isOn } = useChatEnabled(chat);
  const hasChat = chat && isOn === true;
  return (
    <ButtonLink
      wide
      variant="tonal"
      icon={hasChat ? <MessageCircle /> : <Headset />}
      to={PATHS.memberContact}
      state={hasChat ? asLinkState({ text: messageOf(slip, t), picture: slipView(slip).picture }) : undefined}
    >
      {hasChat ? t('slipHelp.chat') : t('slipHelp.contact')}
    </ButtonLink>
  );
}
