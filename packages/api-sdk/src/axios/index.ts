/** The default transport, which uses axios. */
export { axiosTransport as transport } from '../client/axios-transport';
export type { Transport, TransportRequest, TransportResponse } from '../client/transport';
