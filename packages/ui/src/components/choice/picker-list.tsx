import { Check, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#/i18n/use-text';
import { moveFocus } from '#/components/move-focus';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import styles from './picker-field.module.css';
import { matchOptions, type PickerOption } from './picker-options';
import { TextField } from '#/components/form/text-field';
import { useIncrementalRows } from '#/components/lists/use-incremental-rows';

export interface PickerListProps<Value extends string> {
  readonly label: string;
  readonly options: readonly PickerOption<Value>[];
  readonly value: Value | null;
  readonly searchable: boolean;
  readonly onChoose: (value: Value) => void;
}

/** The options of a picker, with a search field above them if `searchable`. */
export function PickerList<Value extends string>({
  label,
  options,
  value,
  searchable,
  onChoose,
}: PickerListProps<Value>) {
  const t = useText();
  const [query, setQuery] = useState('');
  const matches = matchOptions(options, query);
  const { rows, end, showAll } = useIncrementalRows(matches, query);
  const hasChosen = rows.some((option) => option.value === value && !option.disabled);
  return (
    <>
      {searchable && (
        <div className={styles.search}>
          <TextField
            label={t('fields.search')}
            icon={<Search />}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={query}
            onValueChange={setQuery}
          />
        </div>
      )}
      {matches.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('fields.noMatch', { query: query.trim() })}
          hint={t('fields.noMatchHint')}
          action={
            <Button variant="tonal" size="small" onClick={() => setQuery('')}>
              {t('fields.clearSearch')}
            </Button>
          }
        />
      ) : (
        <div
          className={styles.list}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === 'End') flushSync(showAll);
            moveFocus(event, [
              ...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]:not(:disabled)'),
            ]);
          }}
        >
          {rows.map((option, index) => (
            <button
              key={option.value}
              type="button"
              role="option"
              className={styles.option}
              aria-selected={option.value === value}
              aria-posinset={index + 1}
              aria-setsize={matches.length}
              disabled={option.disabled ?? false}
              // Roving tabindex: the list is one Tab stop, and arrow keys move between options.
              tabIndex={(hasChosen ? option.value === value : index === 0) ? 0 : -1}
              onClick={() => onChoose(option.value)}
            >
              <OptionRow option={option} isChosen={option.value === value} />
            </button>
          ))}
          {rows.length < matches.length && <span ref={end} className={styles.end} aria-hidden="true" />}
        </div>
      )}
    </>
  );
}

function OptionRow({
  option,
  isChosen,
}: {
  readonly option: PickerOption<string>;
  readonly isChosen: boolean;
}) {
  return (
    <>
      {option.lead}
      <span className={styles.texts}>
        <span className={styles.title}>{option.title}</span>
        {option.subtitle && <span className={styles.subtitle}>{option.subtitle}</span>}
      </span>
      {option.trail && <span className={styles.trail}>{option.trail}</span>}
      {isChosen && <Check className={styles.check} aria-hidden="true" />}
    </>
  );
}
