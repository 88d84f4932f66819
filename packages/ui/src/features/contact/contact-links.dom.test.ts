import { APP_SCHEMES } from '#/navigation/app-schemes';
import { chatAddress, siteAddress } from './contact-links';

it.each([
  ['https://line.me/R/ti/p/%40sabai', 'https://line.me/R/ti/p/%40sabai'],
  ['line://ti/p/@sabai', 'line://ti/p/@sabai'],
  ['whatsapp://send?phone=66', 'whatsapp://send?phone=66'],
  ['tel:+66812345678', 'tel:+66812345678'],
  ['mailto:help@sabai.example', 'mailto:help@sabai.example'],
  ['viber://chat?number=66', null],
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['file:///etc/passwd', null],
  ['/user', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the chat link %j results in %p', (value, address) => {
  expect(chatAddress(value, APP_SCHEMES)).toBe(address);
});

it.each([
  ['https://wallet.example', 'https://wallet.example/'],
  [' http://wallet.example/th ', 'http://wallet.example/th'],
  ['line://ti/p/@sabai', undefined],
  ['javascript:alert(1)', undefined],
  ['https://wallet.example@evil.example', undefined],
  ['https://:secret@evil.example', undefined],
  ['wallet.example', undefined],
  ['', undefined],
  [null, undefined],
])('the site %j results in %p', (value, address) => {
  expect(siteAddress(value)?.href).toBe(address);
});
