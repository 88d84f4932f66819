import { nameOf, parentOf, scene, shownElements } from './boxes';

/** The keyboard and autofill attributes that each field must have, by field name. */
const FIELDS: Record<string, Record<string, string | RegExp>> = {
  phone: { inputmode: 'tel', autocomplete: /^(username|tel-national)$/ },
  password: { autocomplete: 'current-password' },
  otp: { inputmode: 'numeric', autocomplete: 'one-time-code' },
  name: { autocomplete: 'name', autocapitalize: 'words', autocorrect: 'off' },
  'old-password': { autocomplete: 'current-password' },
  'new-password': { autocomplete: 'new-password' },
  'confirm-password': { autocomplete: 'new-password' },
  'invite-code': { autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off' },
  'account-number': { inputmode: 'numeric', autocomplete: 'off' },
  'first-name': { autocomplete: 'given-name', autocapitalize: 'characters' },
  'last-name': { autocomplete: 'family-name', autocapitalize: 'characters' },
  'holder-name': { autocomplete: 'off', autocapitalize: 'characters' },
  amount: { inputmode: 'decimal', autocomplete: 'off' },
  'deposit-limit': { inputmode: 'decimal', autocomplete: 'off' },
  'gift-link': { inputmode: 'url', autocomplete: 'off', autocapitalize: 'none' },
  promotion: { autocomplete: 'off', autocapitalize: 'characters', enterkeyhint: 'search' },
  // Fields without a name: search fields, and the chat's text field.
  search: { autocomplete: 'off', enterkeyhint: 'search' },
  textarea: { enterkeyhint: 'send' },
};
const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';
/** Below this font size, in CSS pixels, an iPhone zooms in on a focused field. */
const MIN_FONT_SIZE = 16;

/** Fields that a phone would zoom in on or show the wrong keyboard for. */
export function unsuitableFields(): string[] {
  const found: string[] = [];
  for (const field of shownElements(scene())) {
    if (!field.matches(`${TYPED}, select`)) continue;
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (size < MIN_FONT_SIZE) found.push(`letters of ${size} px, not ${MIN_FONT_SIZE}: ${nameOf(field)}`);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const name = field.name || (field.type === 'search' ? 'search' : field.localName);
    if (!(name in FIELDS)) found.push(`a field that visual/page/fields.ts does not know: ${name}`);
    for (const [attribute, wanted] of Object.entries(FIELDS[name] ?? {})) {
      const given = field.getAttribute(attribute) ?? '';
      const isRight = wanted instanceof RegExp ? wanted.test(given) : wanted === given;
      if (!isRight) found.push(`field ${name}: ${attribute} is “${given}”`);
    }
  }
  return found;
}

/** Whether a double tap would zoom, which delays each tap. */
const zoomsOnTwoTaps = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (getComputedStyle(at).touchAction !== 'auto') return false;
  }
  return true;
};

/** Controls whose taps a phone delays. */
export function controlsWithTapDelay(): string[] {
  return [...shownElements(scene())]
    .filter((element) => element.matches('a[href], button, input, label, select, textarea, summary, video'))
    .filter(zoomsOnTwoTaps)
    .map((element) => `answers late: ${nameOf(element)}`);
}
