/** The scenes of what the Lao market has not: codes to pay and gift links. */
export const THAI_ONLY = /^deposit-(qr|arrived|gift)/;
