import axios from 'axios';
import i18next from 'i18next';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import useSWR from 'swr';

/** A plain log-in form on the app's packages, which shows the least that these packages cost. */
const texts = {
  title: 'เข้าสู่ระบบ',
  phone: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  register: 'สมัครสมาชิก',
  failed: 'เข้าสู่ระบบไม่สำเร็จ',
};

const api = axios.create({ baseURL: '/api' });

interface Entry {
  readonly phone: string;
  readonly password: string;
}

function Login() {
  const { t } = useTranslation();
  const [entry, setEntry] = useState<Entry | null>(null);
  const { data, error, isLoading } = useSWR<unknown, Error, [string, Entry] | null>(
    entry && ['/login', entry],
    async ([path, body]: [string, Entry]) => (await api.post<unknown>(path, body)).data,
  );
  if (data) return <Navigate to="/" />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setEntry({ phone: String(form.get('phone')), password: String(form.get('password')) });
  };
  return (
    <form onSubmit={submit}>
      <h1>{t('title')}</h1>
      <label>
        {t('phone')} <input name="phone" type="tel" />
      </label>
      <label>
        {t('password')} <input name="password" type="password" />
      </label>
      <button type="submit" disabled={isLoading}>
        {t('title')}
      </button>
      {error && <p role="alert">{t('failed')}</p>}
      <Link to="/register">{t('register')}</Link>
    </form>
  );
}

await i18next.use(initReactI18next).init({ lng: 'th', resources: { th: { translation: texts } } });
createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Login />} />
    </Routes>
  </BrowserRouter>,
);
