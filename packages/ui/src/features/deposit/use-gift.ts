import { encryptGiftLink } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useRedeemGift } from '#/data/use-deposit';
import { useText } from '#/i18n/use-text';
import { useToast } from '#/toasts/use-toast';
import { giftLinkIn } from './gift-link-text';

interface Options {
  readonly passphrase: string;
  readonly onDone: () => void;
}

/** Sends a gift link once. What was pasted stays unless it was redeemed. */
export function useGift({ passphrase, onDone }: Options) {
  const t = useText();
  const toast = useToast();
  const redeem = useRedeemGift();
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  const send = async () => {
    const link = giftLinkIn(typed);
    setIsInvalid(link === null);
    if (link === null) return;
    let encrypted: string;
    try {
      encrypted = await encryptGiftLink(link, passphrase);
    } catch {
      // Its code could not be loaded: nothing was sent.
      toast.error(t('errors.network'));
      return;
    }
    const result = await redeem.run({ link: encrypted });
    if (result.status !== 'done') return;
    toast.success(t('deposit.giftDone'));
    onDone();
  };

  return {
    typed,
    change: (text: string) => {
      setTyped(text);
      setIsInvalid(false);
    },
    problem: isInvalid ? t('deposit.giftInvalid') : null,
    send: () => void send(),
    redeem,
  };
}
