import { wordsOf } from '#/components/media/words-of';
import { textIn } from '#/data/operator/text-in';
import { useMarket } from '#/data/market/market-provider';
import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useSlipLookup } from '#/data/operator/use-lookups';

export type SlipRules =
  | { readonly state: 'coming' | 'none' }
  | { readonly state: 'known'; readonly text: string };

/**
 * The operator's advice about slips, if the response has a text: its shape is not specified. Requested once the deposit
 * methods are loaded, so that it is usually there when the member opens the slip form.
 */
export function useSlipRules(): SlipRules {
  const { slipUpload } = useMarket().features;
  const deposit = useDepositLookup();
  const { data, state } = useSlipLookup(slipUpload && deposit.state !== 'loading');
  const text = textIn(data);
  if (text !== null) return { state: 'known', text: wordsOf(text) };
  return { state: state === 'loading' ? 'coming' : 'none' };
}
