import { login } from '@member-wallet/api-sdk';
import { type Session, type SessionClient, useWrite } from '@member-wallet/api-sdk/swr';
import { type FormEvent, useState } from 'react';
import { errorText } from './error-text';

interface LogInProps {
  readonly client: SessionClient;
  readonly onLogIn: (session: Session) => void;
}

export function LogIn({ client, onLogIn }: LogInProps) {
  const { trigger, isMutating, error } = useWrite(client, login);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { token } = await trigger({ username, password });
      onLogIn({ member: username, token });
    } catch {
      // `error` contains the failure, which is shown below.
    }
  };
  return (
    <main>
      <h1>เข้าสู่ระบบ</h1>
      <form onSubmit={(event) => void submit(event)}>
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
        <button disabled={isMutating}>เข้าสู่ระบบ</button>
      </form>
    </main>
  );
}
