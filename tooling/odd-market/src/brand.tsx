import type { Brand } from '@member-wallet/ui/brand';

function Logo() {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <path d="M13 1l12 12-12 12L1 13Z" fill="var(--accent)" />
    </svg>
  );
}

function Art() {
  return (
    <svg
      viewBox="0 0 320 204"
      width="320"
      height="204"
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden="true"
    >
      <path d="M300-40l80 80-80 80-80-80Z" fill="var(--accent)" fillOpacity=".3" />
    </svg>
  );
}

export const brand = { name: 'Oddly', logo: Logo, heroArt: Art, loginArt: Art } satisfies Brand;
