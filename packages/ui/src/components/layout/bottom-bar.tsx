import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { NavLink } from 'react-router-dom';
import { classNames } from '#/components/class-names';
import { TWO_PANES, useMedia } from './use-media';

/** A link to a page, or an action that opens something over the page. */
export type BottomBarItem = { readonly label: string; readonly icon: ReactNode } & (
  | { readonly to: string; readonly badge?: ReactNode }
  | { readonly onPress: () => void }
);

interface BottomBarProps {
  /** The accessible name of the navigation landmark. */
  readonly label: string;
  /** Four items; with `home`, two on each side of it. */
  readonly items: readonly BottomBarItem[];
  readonly home?: { readonly to: string; readonly label: string };
}

/** The bar of a member's pages. The links' classes are functions, because the router adds `active` to a string. */
export function BottomBar({ label, items, home }: BottomBarProps) {
  // Keyed by index: the order is fixed, but labels change with the language.
  const cells = items.map((item, index) => <Item key={index} item={item} />);
  // On the rail, home is first, in tab order too. Until useMedia is known, only the style sheet places it there.
  const place = useMedia(TWO_PANES) ? 0 : items.length / 2;
  if (home) {
    cells.splice(
      place,
      0,
      <div key="home" className={styles.homeCell}>
        <NavLink className={() => styles.home} to={home.to} aria-label={home.label}>
          <House aria-hidden="true" />
        </NavLink>
      </div>,
    );
  }
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={classNames(styles.items, home && styles.withHome)}>{cells}</div>
    </nav>
  );
}

function Item({ item }: { readonly item: BottomBarItem }) {
  if ('to' in item) {
    return (
      <NavLink className={() => styles.item} to={item.to}>
        {item.icon}
        <span>{item.label}</span>
        {item.badge}
      </NavLink>
    );
  }
  return (
    <button type="button" className={styles.item} aria-haspopup="dialog" onClick={item.onPress}>
      {item.icon}
      <span>{item.label}</span>
    </button>
  );
}
