import { nameOf, parentOf, scene, shownElements } from './boxes';

/** What each field tells a phone's keyboard and its store of passwords and names, by the field's name. */
const FIELDS: Record<string, Record<string, string | RegExp>> = {
  phone: { inputmode: 'tel', autocomplete: /^(username|tel-national)$/ },
  password: { autocomplete: 'current-password' },
  otp: { inputmode: 'numeric', autocomplete: 'one-time-code' },
  name: { autocomplete: 'name' },
  'old-password': { autocomplete: 'current-password' },
  'new-password': { autocomplete: 'new-password' },
  'confirm-password': { autocomplete: 'new-password' },
  'invite-code': { autocomplete: 'off', autocapitalize: 'characters' },
  'account-number': { inputmode: 'numeric', autocomplete: 'off' },
  'first-name': { autocomplete: 'given-name', autocapitalize: 'characters' },
  'last-name': { autocomplete: 'family-name', autocapitalize: 'characters' },
  'holder-name': { autocomplete: 'off', autocapitalize: 'characters' },
  amount: { inputmode: 'decimal', autocomplete: 'off' },
  'deposit-limit': { inputmode: 'decimal', autocomplete: 'off' },
  'gift-link': { inputmode: 'url', autocomplete: 'off' },
  promotion: { autocomplete: 'off', autocapitalize: 'characters', enterkeyhint: 'search' },
  // Without a name: what is searched in, and what is said to the support.
  search: { autocomplete: 'off', enterkeyhint: 'search' },
  textarea: { enterkeyhint: 'send' },
};
const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';
/** Under this many CSS pixels an iPhone zooms in on the field that is typed into. */
const LEAST_LETTERS = 16;

/** Fields that a phone would zoom in on, or for which it would bring the wrong keyboard. */
export function awkwardFields(): string[] {
  const found: string[] = [];
  for (const field of shownElements(scene())) {
    if (!field.matches(`${TYPED}, select`)) continue;
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (size < LEAST_LETTERS) found.push(`letters of ${size} px, not ${LEAST_LETTERS}: ${nameOf(field)}`);
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

/** Whether a second tap here would zoom: then the first has to wait for it. */
const zoomsOnTwoTaps = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (getComputedStyle(at).touchAction !== 'auto') return false;
  }
  return true;
};

/** Controls that answer late on a phone. */
export function lateControls(): string[] {
  return [...shownElements(scene())]
    .filter((element) => element.matches('a[href], button, input, label, select, textarea, summary, video'))
    .filter(zoomsOnTwoTaps)
    .map((element) => `answers late: ${nameOf(element)}`);
}
