import { NetworkError } from '../errors/sdk-errors';

/**
 * Encrypts a gift link the way the server expects it: AES-256-CBC in OpenSSL's salted format, key and
 * IV from the passphrase by MD5. Every page contains the passphrase, so this is an encoding that
 * protects nothing; HTTPS does that. crypto-js loads on first use. If it fails to load, sendGiftLink fails with a
 * NetworkError whose outcome is `none`.
 */
export const encryptGiftLink = async (link: string, passphrase: string): Promise<string> => {
  const { default: aes } = await import('crypto-js/aes.js').catch(() => {
    throw new NetworkError({ endpoint: 'sendTrueLink', outcome: 'none', reason: 'ERR_CODE_NOT_LOADED' });
  });
  return aes.encrypt(link, passphrase).toString();
};
