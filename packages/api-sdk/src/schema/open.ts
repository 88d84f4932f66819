/** Known values for code completion, and any other string at run time, so that a new server value breaks no client. */
export type Open<Known extends string> = Known | (string & {});
