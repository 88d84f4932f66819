import { encryptGiftLink } from '@member-wallet/api-sdk';
import { useRef, useState } from 'react';
import { useRedeemGift } from '#/data/deposit/use-deposit';
import { useText } from '#/i18n/use-text';
import { useToast } from '#/toasts/use-toast';
import { giftLinkIn, type GiftLinkProblem } from './gift-link-text';

interface Options {
  readonly passphrase: string;
  readonly hosts: readonly string[];
  readonly onDone: () => void;
}

/** Sends a gift link once. Keeps the pasted text until it has been redeemed. */
export function useGift({ passphrase, hosts, onDone }: Options) {
  const t = useText();
  const toast = useToast();
  const redeem = useRedeemGift();
  // Encryption is randomised: encrypting the same link again would look like a different write.
  const encryption = useRef<{ readonly of: string; readonly link: string }>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<GiftLinkProblem | null>(null);

  const send = async () => {
    const link = giftLinkIn(typed, hosts);
    setProblem(link.ok ? null : link.problem);
    if (!link.ok) return;
    try {
      if (encryption.current?.of !== link.value) {
        encryption.current = { of: link.value, link: await encryptGiftLink(link.value, passphrase) };
      }
    } catch {
      // The encryption code failed to load, so nothing was sent.
      toast.error(t('errors.network'));
      return;
    }
    const result = await redeem.run({ link: encryption.current.link });
    if (result.status !== 'done') return;
    toast.success(t('deposit.giftDone'));
    onDone();
  };

  const problemText = (found: GiftLinkProblem) =>
    found === 'no-link' ? t('deposit.giftInvalid') : t('deposit.giftOtherHost', { hosts: hosts.join(', ') });

  return {
    typed,
    change: (text: string) => {
      setTyped(text);
      setProblem(null);
    },
    problem: problem && problemText(problem),
    send: () => void send(),
    redeem,
  };
}
