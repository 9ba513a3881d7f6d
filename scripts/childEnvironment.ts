/**
 * This process's environment for a child that builds, serves or tests by itself. Without NODE_ENV, which builds and
 * test runners set for themselves: a development server that finds it makes pages for production.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _ofThisProcess, ...environment } = process.env;
  return environment;
}
