import { type ReactNode, useState } from 'react';
import { classNames } from '#/components/class-names';
import styles from './gallery.module.css';

interface SpecimenProps {
  /** The component and its state, in the terms of its props. */
  readonly name: string;
  /** Takes the whole row. */
  readonly wide?: boolean;
  /** Contains elements that are fixed to the window. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** One component in one state, with its name. */
export function Specimen({ name, wide = false, framed = false, children }: SpecimenProps) {
  return (
    <figure className={classNames(styles.specimen, wide && styles.wide)}>
      <figcaption className={styles.name} lang="en">
        {name}
      </figcaption>
      <div className={classNames(styles.stage, framed && styles.frame)}>{children}</div>
    </figure>
  );
}

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Holds the value of a specimen's control. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
