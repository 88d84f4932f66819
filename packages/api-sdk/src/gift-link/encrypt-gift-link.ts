import { NetworkError } from '../errors/sdk-errors';

/**
 * Encrypts a gift link the way the server expects it: AES-256-CBC in OpenSSL's salted format, key and
 * IV from the passphrase by MD5. The passphrase is the same for everybody who can read the page, so
 * this is an encoding and keeps nothing secret; HTTPS does. crypto-js loads on first use; where its code
 * cannot be loaded, it is a NetworkError with the outcome `none`, and nothing was sent.
 */
export const encryptGiftLink = async (link: string, passphrase: string): Promise<string> => {
  const { default: aes } = await import('crypto-js/aes.js').catch(() => {
    throw new NetworkError({ endpoint: 'sendTrueLink', outcome: 'none', reason: 'ERR_CODE_NOT_LOADED' });
  });
  return aes.encrypt(link, passphrase).toString();
};
