import type { Brand } from '@member-wallet/ui/brand';
import { HeroArt, LoginArt } from './brand-art';
import { PETAL, PETAL_ANGLES } from './plumeria';

/** A plumeria, the national flower of Laos. */
function Logo() {
  return (
    <svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
      <g fill="var(--accent)">
        {PETAL_ANGLES.map((angle) => (
          <path key={angle} d={PETAL} transform={`rotate(${angle}) scale(1.18)`} />
        ))}
      </g>
      <circle r="2.6" fill="#ffdca0" />
    </svg>
  );
}

export const brand = {
  name: 'Champa',
  logo: Logo,
  heroArt: HeroArt,
  loginArt: LoginArt,
} satisfies Brand;
