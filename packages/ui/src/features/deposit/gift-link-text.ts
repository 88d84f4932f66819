/** Letters and digits of the voucher, at least as many as the mobile wallet uses. */
const VOUCHER = /^[0-9A-Za-z]{18,64}$/;

/** The link in what was pasted: apps put words around it. Null when there is no gift link. */
export function giftLinkIn(text: string): string | null {
  const found = /https:\/\/[^\s<>"']+/.exec(text)?.[0];
  if (!found || !URL.canParse(found)) return null;
  const { host, pathname, searchParams } = new URL(found);
  const fits =
    host === 'gift.truemoney.com' &&
    /^\/campaign\/?$/.test(pathname) &&
    VOUCHER.test(searchParams.get('v') ?? '');
  return fits ? found : null;
}
