import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

/** Starts `server` and answers the port it has. @throws Error with code EADDRINUSE if the port is taken. */
export function listen(server: Server, { port, host }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
