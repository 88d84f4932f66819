/** The transport of every client that is given no other: over axios. */
export { axiosTransport as transport } from '../client/axios-transport';
export type { Transport, TransportRequest, TransportResponse } from '../client/transport';
