-- Asks for the paths of a file (argument 1, a path in each line) in turn; at the end prints the figures as one line of JSON.

local requests, position = {}, 0

function init(arguments)
  for path in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  position = position % #requests + 1
  return requests[position]
end

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"p50_microseconds":%d,"p99_microseconds":%d,"failures":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failures
  ))
end
