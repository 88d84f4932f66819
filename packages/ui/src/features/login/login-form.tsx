import { Lock, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#/components/actions/button';
import { Checkbox } from '#/components/choice/checkbox';
import { focusFirstInvalid, useSubmitType } from '#/components/form/submit';
import { inlineMessage } from '#/data/write/inline-message';
import { Notice } from '#/components/feedback/notice';
import { PasswordField } from '#/components/form/password-field';
import { TextField } from '#/components/form/text-field';
import { isLoginLimit, useLogin } from '#/data/member/use-account';
import { useCountdown } from '#/data/clock/use-countdown';
import { useMarket } from '#/data/market/market-provider';
import { formatCountdown } from '#/dates/countdown';
import { phoneProblemMessage } from '#/errors/phone-problem';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { loginPhone, type PhoneProblem } from '#/validation/phone';
import styles from './login-screen.module.css';

/** How long the server refuses to log in after too many attempts, in milliseconds. */
const LIMIT_MS = 60_000;

interface Problems {
  readonly phone?: PhoneProblem;
  readonly password?: true;
}

interface Props {
  readonly onToken: (token: string, remember: boolean, username: string) => void;
}

export function LoginForm({ onToken }: Props) {
  const t = useText();
  const market = useMarket();
  const login = useLogin();
  const submitType = useSubmitType();
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [limitedUntil, setLimitedUntil] = useState<number | null>(null);
  const limited = useCountdown(limitedUntil);
  const isLimitOver = limitedUntil !== null && limited === 0;
  const refusal = isLimitOver ? null : inlineMessage(t, login);

  const submit = async () => {
    if (limited > 0) return;
    const checked = loginPhone(market.phone, phone);
    if (!checked.ok || password === '') {
      login.dismiss();
      setProblems({
        ...(checked.ok ? {} : { phone: checked.problem }),
        ...(password === '' ? { password: true } : {}),
      });
      return;
    }
    setProblems({});
    setLimitedUntil(null);
    const result = await login.run({ username: checked.value, password });
    if (result.status === 'done') return onToken(result.data.token, remember, checked.value);
    if (result.status === 'refused' && isLoginLimit(result.error)) setLimitedUntil(Date.now() + LIMIT_MS);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
    focusFirstInvalid(event.currentTarget);
  };

  return (
    // With method="post", the password never gets into a URL, even if the form is submitted before the app has started.
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <TextField
        label={t('login.phone')}
        icon={<Phone />}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        digits
        placeholder={market.phone.example}
        value={phone}
        onValueChange={setPhone}
        error={problems.phone && phoneProblemMessage(t, problems.phone)}
      />
      <PasswordField
        label={t('login.password')}
        icon={<Lock />}
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={problems.password && t('errors.required', { field: t('login.password') })}
      />
      <div className={styles.remember}>
        <Checkbox name="remember" checked={remember} onCheckedChange={setRemember}>
          {t('login.remember')}
        </Checkbox>
        <span className={styles.forgot}>
          <Link to={PATHS.contact}>{t('login.forgot')}</Link>
        </span>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {limited > 0 && (
        <Notice tone="warning" role="timer">
          {t('login.wait', { time: formatCountdown(limited) })}
        </Notice>
      )}
      <Button type={submitType} wide busy={login.running} disabled={limited > 0}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
