/** Known values for code completion, any other string at run time: a new server value breaks no client. */
export type Open<Known extends string> = Known | (string & {});
