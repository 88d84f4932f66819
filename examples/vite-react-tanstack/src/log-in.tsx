import { login } from '@member-wallet/api-sdk';
import { type Session, type SessionClient, writeMutation } from '@member-wallet/api-sdk/tanstack-query';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from './error-text';

interface LogInProps {
  readonly client: SessionClient;
  readonly onLogIn: (session: Session) => void;
}

export function LogIn({ client, onLogIn }: LogInProps) {
  const { mutate, isPending, error } = useMutation(writeMutation(client, login));
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ username, password }, { onSuccess: ({ token }) => onLogIn({ member: username, token }) });
  };
  return (
    <main>
      <h1>เข้าสู่ระบบ</h1>
      <form onSubmit={submit}>
        <label>
          เบอร์โทรศัพท์
          <input
            type="tel"
            autoComplete="username"
            required
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        </label>
        <label>
          รหัสผ่าน
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        {error && <p role="alert">{errorText(error)}</p>}
        <button disabled={isPending}>เข้าสู่ระบบ</button>
      </form>
    </main>
  );
}
