import { NetworkError } from '../errors/sdk-errors';

/**
 * Encrypts a gift link as the server expects it: AES-256-CBC in OpenSSL's salted format, with key and IV derived from
 * the passphrase by MD5. Every page contains the passphrase, so this protects nothing; HTTPS does. crypto-js is loaded
 * on first use. If that fails, sendGiftLink fails with a NetworkError whose outcome is `none`.
 */
export const encryptGiftLink = async (link: string, passphrase: string): Promise<string> => {
  const { default: aes } = await import('crypto-js/aes.js').catch(() => {
    throw new NetworkError({ endpoint: 'sendTrueLink', outcome: 'none', reason: 'ERR_CODE_NOT_LOADED' });
  });
  return aes.encrypt(link, passphrase).toString();
};
