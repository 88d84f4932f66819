import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '#/i18n/use-text';
import { IconButton } from '#/components/actions/icon-button';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'labelId' | 'trail' | 'upperCase' | 'digits'>;

/** A password field. The password is hidden until the eye button is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const labelId = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      labelId={labelId}
      type={isShown ? 'text' : 'password'}
      trail={
        <IconButton
          variant="plain"
          label={isShown ? t('components.hidePassword') : t('components.showPassword')}
          // The description says which password the button belongs to, because a form may have three.
          aria-describedby={labelId}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
