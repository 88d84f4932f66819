import { Axios } from 'axios';
import type { Transport } from './transport';
import { wasRedirected } from './was-redirected';

/**
 * A separate instance, because defaults, interceptors and adapters that the host sets on axios's default instance must
 * not affect calls that move money; `axios.create()` would copy those defaults. Without defaults, axios does not
 * transform bodies, treats no status as an error and sends no XSRF token.
 */
const isolatedAxios = /* @__PURE__ */ new Axios({ adapter: ['xhr', 'http', 'fetch'] });

/** The default transport. Axios and its types stay inside this file. */
export const axiosTransport: Transport = async (request) => {
  const { method, url, body, signal, onUploadProgress } = request;
  const response = await isolatedAxios.request<string | undefined>({
    method,
    url,
    signal,
    // Otherwise axios sets a URL-encoded content type for every POST. For a FormData body, the adapters add the
    // boundary to this type. Without a body there is no content type, because strict servers reject one.
    headers: {
      ...request.headers,
      ...(typeof body !== 'string' && { 'Content-Type': !!body && 'multipart/form-data' }),
    },
    data: body,
    // A redirect could turn a POST into a GET, or send the token to another host.
    maxRedirects: 0,
    ...(onUploadProgress && { onUploadProgress }),
  });
  // Each of these is a string: axios only returns an array for set-cookie.
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
