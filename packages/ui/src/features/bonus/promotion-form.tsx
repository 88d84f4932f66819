import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#/components/actions/button';
import { TextField } from '#/components/form/text-field';
import { useText } from '#/i18n/use-text';
import styles from './bonus-screen.module.css';

interface Props {
  readonly busy: boolean;
  readonly onSearch: (code: string) => void;
}

/** The field for a promotion code. */
export function PromotionForm({ busy, onSearch }: Props) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = code.trim().toUpperCase();
    setIsMissing(wanted === '');
    if (wanted !== '') onSearch(wanted);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('bonus.code')}
        name="promotion"
        upperCase
        autoComplete="off"
        enterKeyHint="search"
        maxLength={64}
        error={isMissing ? t('errors.required', { field: t('bonus.code') }) : undefined}
        onValueChange={(value) => {
          setCode(value);
          setIsMissing(false);
        }}
      />
      <div className={styles.search}>
        <Button type="submit" variant="tonal" busy={busy} icon={<Search />}>
          {t('bonus.search')}
        </Button>
      </div>
    </form>
  );
}
