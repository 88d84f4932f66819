import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint';
import { type QrCode, qrCodeSchema } from '../entities/qr-code';
import { unspecifiedSchema } from '../schema/unspecified';

/** The member's open QR code from a provider: KBANK, WW or PAYTIMZ. */
export const getQrCode = /* @__PURE__ */ endpoint({
  operationId: 'getQrCode',
  method: 'GET',
  path: '/api/qrcode/{provider}',
  auth: 'member',
  effect: 'read',
  summary: "Returns the member's open QR code from a provider.",
  response: qrCodeSchema,
  errors: ['QR_FAIL'],
  example: { input: { provider: 'KBANK' }, response: { hasQrcode: false, message: null } },
});

/** Creates a QR code for a deposit. Amount in major units. When there is no code, `hasQrcode` is false and `message` says why. */
export const createQrCode = /* @__PURE__ */ endpoint({
  operationId: 'createQrCode',
  method: 'POST',
  path: '/api/qrcode/{provider}',
  auth: 'member',
  effect: 'write',
  summary: 'Creates a QR code for a deposit.',
  body: () => z.object({ amount: z.number() }),
  response: qrCodeSchema,
  isRefusal: (data) => !(data as QrCode).hasQrcode,
  errors: ['QR_FAIL'],
  example: {
    input: { provider: 'KBANK', amount: 100 },
    response: {
      qrcodeId: 'qr-1',
      hasQrcode: true,
      qrcode: '<svg/>',
      amount: 100,
      expireIn: '2026-01-31T09:45:00.000Z',
    },
  },
});

/** Cancels a QR code. */
export const deleteQrCode = /* @__PURE__ */ endpoint({
  operationId: 'deleteQrCode',
  method: 'DELETE',
  path: '/api/qrcode/{qrcodeId}',
  auth: 'member',
  effect: 'write',
  summary: 'Cancels a QR code. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: ['QR_FAIL', 'NO_DATA'],
  example: { input: { qrcodeId: 'qr-1' }, response: { message: 'OK' } },
});
