import { axiosTransport } from './axios-transport';
import { type Client, type ClientOptions, createClientOver } from './client';

/** Creates a client. It shows nothing, does not redirect and never sends a request twice. */
export const createClient = (options: ClientOptions): Client =>
  createClientOver(options.transport ?? axiosTransport, options);
