import { Axios } from 'axios';
import type { Transport } from './transport';
import { wasRedirected } from './was-redirected';

/**
 * An instance of its own. What the host sets on axios's default instance (defaults, interceptors, adapters) must not
 * reach calls that move money; `axios.create()` would copy those defaults. Without defaults it changes no body, treats no
 * status as an error and sends no XSRF token.
 */
const own = /* @__PURE__ */ new Axios({ adapter: ['xhr', 'http', 'fetch'] });

/** The default transport. Axios and its types stay inside this file. */
export const axiosTransport: Transport = async (request) => {
  const { method, url, body, signal, onUploadProgress } = request;
  const response = await own.request<string | undefined>({
    method,
    url,
    signal,
    // Otherwise axios labels every POST a URL-encoded form. A form is sent under this type with its boundary, which each
    // adapter adds; without a body there is no type, since strict servers reject one.
    headers: {
      ...request.headers,
      ...(typeof body !== 'string' && { 'Content-Type': !!body && 'multipart/form-data' }),
    },
    data: body,
    // A redirect would turn a POST into a GET, or carry the token to another host.
    maxRedirects: 0,
    ...(onUploadProgress && { onUploadProgress }),
  });
  // Each of these is one text: axios makes a list of no header but set-cookie.
  const headers = response.headers as Readonly<Record<string, string | undefined>>;
  return {
    status: response.status,
    text: response.data ?? '',
    retryAfter: headers['retry-after'],
    date: headers.date,
    contentType: headers['content-type'],
    requestId: headers['x-request-id'] ?? headers['x-correlation-id'],
    redirected: wasRedirected(url, response.request?.responseURL ?? ''),
  };
};
