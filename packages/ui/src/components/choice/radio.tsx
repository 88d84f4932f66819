import { useFilledIn } from '#/components/form/use-filled-in';

interface RadioProps {
  readonly className: string | undefined;
  /** The same for all radio buttons of a group. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

export function Radio({ checked, onChoose, ...rest }: RadioProps) {
  const input = useFilledIn((field) => {
    if (field.checked && !checked) onChoose();
  });
  return <input {...rest} ref={input} type="radio" checked={checked} onChange={onChoose} />;
}
