/** What an attempt gave: its value, or the fault that prevented it. This room imports no other, so it has its own. */
export type Result<Value, Fault> = Success<Value> | Failure<Fault>;

interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

interface Failure<Fault> {
  readonly ok: false;
  readonly fault: Fault;
}
