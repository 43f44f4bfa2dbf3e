import { request, type ClientRequest } from 'node:http';
import { connect } from 'node:net';

/** A request whose body has not been sent yet. */
export interface SlowPost {
  readonly request: ClientRequest;
  /** Resolves when the server has read the head and asked for the body. */
  readonly isUnderWay: Promise<unknown>;
  readonly answer: Promise<{ status: number | undefined; connection: string | undefined }>;
}

/** Sends the head of a POST comparison; the test sends the body of this length later. */
export function openPost(address: string, length: number): SlowPost {
  const post = request(`${address}/api/v1/actuators/compare`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': length, Expect: '100-continue' },
  });
  const isUnderWay = new Promise((resolve) => post.once('continue', resolve));
  const answer = new Promise<Awaited<SlowPost['answer']>>((resolve, reject) => {
    post.once('error', reject);
    post.once('response', (message) => {
      message.resume();
      resolve({ status: message.statusCode, connection: message.headers.connection });
    });
  });
  post.flushHeaders();
  return { request: post, isUnderWay, answer };
}

/** Resolves when the server refuses new connections; retries while one succeeds. */
export function refusal(address: string): Promise<void> {
  const { port, hostname } = new URL(address);
  return new Promise((resolve) => {
    const attempt = connect(Number(port), hostname);
    attempt.once('error', () => {
      resolve();
    });
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(refusal(address));
    });
  });
}
