export { faultyAnswers } from './faulty-answers';
export type { AnswerPath, FaultyAnswer } from './faulty-answers';
export { fault, raw, refusal } from './replies';
export type { Fault, Reply } from './replies';
export { createTestBackend } from './test-backend';
export type { Answer, Answers, ReceivedCall, TestBackend, TestBackendOptions, Times } from './test-backend';
