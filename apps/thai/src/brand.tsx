import type { Brand } from '@member-wallet/ui/brand';
import { HeroArt, LoginArt } from './brand-art';

/** A lotus above a line of water, on a disc for the sun. */
function Logo() {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <circle cx="13" cy="13" r="13" fill="var(--accent)" />
      <g fill="var(--on-accent)">
        <path d="M13 4.6c2.3 2.2 2.3 5.9 0 8.3-2.3-2.4-2.3-6.1 0-8.3Z" />
        <path d="M12.1 16.6c-3.4.1-6-1.6-7.1-4.6 3.4-.3 6.2 1.3 7.1 4.6Z" />
        <path d="M13.9 16.6c3.4.1 6-1.6 7.1-4.6-3.4-.3-6.2 1.3-7.1 4.6Z" />
        <rect x="7.4" y="19" width="11.2" height="1.7" rx=".85" />
      </g>
    </svg>
  );
}

export const brand = {
  name: 'Sabai',
  logo: Logo,
  heroArt: HeroArt,
  loginArt: LoginArt,
} satisfies Brand;
