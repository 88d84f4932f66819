/** The scenes of features that the Lao market lacks: QR codes and gift links. */
export const THAI_ONLY = /^deposit-(qr|arrived|gift)/;
