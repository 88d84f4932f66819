import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { FormData } from './form-data.mjs';

const BOUNDARY = 'part-of-a-form';

/** Reads a form's files, and encodes the form as a multipart body. @param {FormData} form */
const encode = (form) =>
  Buffer.concat([
    ...form.getParts().flatMap((part) => {
      const name = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.fieldName}"`;
      const [head, value] =
        'string' in part
          ? ['', part.string]
          : [`; filename="${part.name}"\r\nContent-Type: ${part.type}`, readFileSync(new URL(part.uri))];
      return [Buffer.from(`${name}${head}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')];
    }),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** An XMLHttpRequest over Node's http, with the part of the interface that React Native implements. */
export class XMLHttpRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  timeout = 0;
  withCredentials = false;
  /** @type {(() => void) | null} */ onloadend = null;
  /** @type {(() => void) | null} */ onerror = null;
  /** @type {(() => void) | null} */ onabort = null;
  upload = { addEventListener() {} };
  #method = 'GET';
  #url = '';
  /** @type {Record<string, string>} */ #headers = {};
  #answered = '';
  /** @type {import('node:http').ClientRequest | undefined} */ #sent;

  get response() {
    return this.responseText;
  }

  /** @param {string} method @param {string} url */
  open(method, url) {
    this.#method = method;
    this.#url = url;
    this.readyState = 1;
  }

  /** @param {string} name @param {string} value */
  setRequestHeader(name, value) {
    this.#headers[name] = value;
  }

  getAllResponseHeaders() {
    return this.#answered;
  }

  abort() {
    this.#sent?.destroy();
    this.onabort?.();
  }

  /** @param {string | FormData | null} body */
  send(body) {
    const form = body instanceof FormData ? encode(body) : undefined;
    if (form) {
      const type = this.#headers['Content-Type'] ?? 'multipart/form-data';
      // Android refuses to send a form with another type.
      if (!type.startsWith('multipart/')) throw new TypeError(`a form as ${type}`);
      this.#headers['Content-Type'] = `${type}; boundary=${BOUNDARY}`;
    }
    this.#sent = request(this.#url, { method: this.#method, headers: this.#headers }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (part) => (this.responseText += part));
      response.on('error', () => this.onerror?.());
      response.on('end', () => {
        this.status = response.statusCode ?? 0;
        this.responseURL = this.#url;
        this.#answered = Object.entries(response.headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('');
        this.readyState = 4;
        this.onloadend?.();
      });
    });
    this.#sent.on('error', () => this.onerror?.());
    this.#sent.end(form ?? (typeof body === 'string' ? body : undefined));
  }
}
