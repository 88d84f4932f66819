import { wordsOf } from '#/components/media/words-of';
import { textIn } from '#/data/operator/text-in';
import { useMarket } from '#/data/market/market-provider';
import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useSlipLookup } from '#/data/operator/use-lookups';

export type SlipRules =
  | { readonly state: 'coming' | 'none' }
  | { readonly state: 'known'; readonly text: string };

/**
 * What the operator says about slips, if anything can be read: the shape is not specified. Asked for once the ways to
 * deposit are there, so that it is usually known when the member comes to the slip.
 */
export function useSlipRules(): SlipRules {
  const { slipUpload } = useMarket().features;
  const deposit = useDepositLookup();
  const { data, state } = useSlipLookup(slipUpload && deposit.state !== 'loading');
  const text = textIn(data);
  if (text !== null) return { state: 'known', text: wordsOf(text) };
  return { state: state === 'loading' ? 'coming' : 'none' };
}
