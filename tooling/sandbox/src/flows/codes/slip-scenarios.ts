import type { SlipReason } from '@member-wallet/api-sdk';
import type { SlipKind } from '../../slip/make-slip';

/**
 * The kind of slip to make on the console for each reason. A good one that is uploaded twice is a duplicate.
 */
export const slipScenarios: Readonly<Record<SlipReason, { readonly how: string; readonly kind: SlipKind }>> =
  {
    UPLOADED_FILE_NOT_EXIST: { kind: 'file-lost', how: 'the reader has lost the file' },
    IMG_SIZE_UNABLE_TO_PROCESS: {
      kind: 'too-small',
      how: 'a picture below 200 or above 6000 pixels on a side',
    },
    CANNOT_READ_CROPPED_IMAGE: { kind: 'no-code', how: 'no QR code in the picture, or a broken file' },
    DEST_ACC_INVALID: {
      kind: 'wrong-destination',
      how: "the transfer went to an account that is not the operator's",
    },
    SLIP_REFNO_DUPLICATED: { kind: 'good', how: 'uploaded twice: its transfer was already credited' },
    UNSTABLE_REFNO_ON_SLIP: { kind: 'misread', how: 'the checksum of the code is wrong' },
    TRIPPLE_WRONG_CAPTCHA: { kind: 'captcha', how: "the reader could not pass the bank's captcha" },
    INVALID_SLIP: {
      kind: 'unknown-reference',
      how: 'the banks know no such transfer; `not-a-slip`: the code is no slip',
    },
    NOT_MATCH: { kind: 'other-sender', how: "the money came from an account that is not the member's" },
    EXPIRED_SLIP: { kind: 'old', how: 'uploaded more than an hour after the transfer' },
    UNKNOW_ERROR: { kind: 'reader-failed', how: 'the reader failed' },
  };
