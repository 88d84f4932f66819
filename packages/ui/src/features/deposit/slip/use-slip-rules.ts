import { wordsOf } from '#/components/media/words-of';
import { textIn } from '#/data/operator/text-in';
import { useMarket } from '#/data/market/market-provider';
import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useSlipLookup } from '#/data/operator/use-lookups';

export type SlipRules =
  | { readonly state: 'coming' | 'none' }
  | { readonly state: 'known'; readonly text: string };

/**
 * The operator's advice about slips, if the response contains a text; the shape of the response is not specified. Requested
 * once the deposit methods have loaded, so that it has usually arrived when the member opens the slip form.
 */
export function useSlipRules(): SlipRules {
  const { slipUpload } = useMarket().features;
  const deposit = useDepositLookup();
  const { data, state } = useSlipLookup(slipUpload && deposit.state !== 'loading');
  const text = textIn(data);
  if (text !== null) return { state: 'known', text: wordsOf(text) };
  return { state: state === 'loading' ? 'coming' : 'none' };
}
