export type { Endpoint, InputOf } from '../endpoint/endpoint-types';
export { handle, handlersOf } from './handlers';
export type { HandlerOptions } from './handlers';
export type { DataReply, HandlerReply, NetworkReply, RefusalReply, TextReply } from './replies';
