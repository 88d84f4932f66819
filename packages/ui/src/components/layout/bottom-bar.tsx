import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './bottom-bar.module.css';
import { classNames } from '#/components/class-names';

/** A link to a page, or an action that opens something over it. */
export type BottomBarItem = { readonly label: string; readonly icon: ReactNode } & (
  | { readonly to: string }
  | { readonly onPress: () => void }
);

export interface BottomBarProps {
  /** The accessible name of the navigation landmark. */
  readonly label: string;
  /** Four items; with `home`, two on each side of it. */
  readonly items: readonly BottomBarItem[];
  readonly home?: { readonly to: string; readonly label: string };
}

export function BottomBar({ label, items, home }: BottomBarProps) {
  const middle = Math.ceil(items.length / 2);
  const [before, after] = home ? [items.slice(0, middle), items.slice(middle)] : [items, []];
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={classNames(styles.items, home && styles.withHome)}>
        {before.map((item) => (
          <Item key={item.label} item={item} />
        ))}
        {home && (
          <div className={styles.homeCell}>
            <NavLink className={classNames(styles.home)} to={home.to} aria-label={home.label}>
              <House aria-hidden="true" />
            </NavLink>
          </div>
        )}
        {after.map((item) => (
          <Item key={item.label} item={item} />
        ))}
      </div>
    </nav>
  );
}

function Item({ item }: { readonly item: BottomBarItem }) {
  if ('to' in item) {
    return (
      <NavLink className={classNames(styles.item)} to={item.to}>
        {item.icon}
        {item.label}
      </NavLink>
    );
  }
  return (
    <button type="button" className={styles.item} aria-haspopup="dialog" onClick={item.onPress}>
      {item.icon}
      {item.label}
    </button>
  );
}
