import { encryptGiftLink } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useToast } from '#/components/toast';
import { useRedeemGift } from '#/data/use-deposit';
import { sayError } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
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
  const [isUnknown, setIsUnknown] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    setIsInvalid(false);
  };

  const send = async () => {
    const link = giftLinkIn(typed);
    if (link === null) {
      setIsInvalid(true);
      return;
    }
    let encrypted: string;
    try {
      encrypted = await encryptGiftLink(link, passphrase);
    } catch {
      // Its code could not be loaded: nothing was sent.
      toast.error(t('errors.network'));
      return;
    }
    const outcome = await redeem.run({ link: encrypted });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') {
      toast.success(t('deposit.giftDone'));
      onDone();
      return;
    }
    const shown = presentError(outcome.error, 'gift-link');
    if (shown.as === 'unknown-outcome') setIsUnknown(true);
    else if ('text' in shown) toast.error(sayError(t, shown.text));
  };

  return {
    typed,
    change,
    problem: isInvalid ? t('deposit.giftInvalid') : null,
    send: () => void send(),
    busy: redeem.running,
    isUnknown,
    leave: () => setIsUnknown(false),
  };
}
