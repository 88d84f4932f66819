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

/** What a member would have to tell staff: which slip, when it was sent, and what the reader said. */
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

/** The way to staff about a refused slip: the chat, with picture, time and reason; where it is off, the contact page. */
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
