import { Axios } from 'axios';
import type { PlatformFormData } from './platform';
import type { Transport } from './transport';
import { wasRedirected } from './was-redirected';

/**
 * An instance of its own. What the host sets on axios's default instance (defaults, interceptors, adapters) must not
 * reach calls that move money; `axios.create()` would copy those defaults. Without defaults it changes no body, treats no
 * status as an error and sends no XSRF token.
 */
const own = /* @__PURE__ */ new Axios({ adapter: ['xhr', 'http', 'fetch'] });

/**
 * The content type that keeps axios from labelling every POST a URL-encoded form. Without a body there is none, since strict
 * servers reject one. A form has the type without its boundary, which each adapter replaces by the type with it.
 */
const formType = (form: PlatformFormData | undefined) => form !== undefined && 'multipart/form-data';

/** The default transport. Axios and its types stay inside this file. */
export const axiosTransport: Transport = async (request) => {
  const { method, url, body, signal, onUploadProgress } = request;
  const response = await own.request<string | undefined>({
    method,
    url,
    signal,
    headers:
      typeof body === 'string' ? request.headers : { ...request.headers, 'Content-Type': formType(body) },
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
