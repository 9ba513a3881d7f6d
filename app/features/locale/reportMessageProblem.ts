/**
 * The one place that problems of message formatting come to: a missing message, missing locale data, an
 * unsupported formatter. The reader sees the fallback text and never an error; developers see the problem.
 */
export function reportMessageProblem(problem: Error): void {
  if (import.meta.env.DEV) console.error(problem);
}
