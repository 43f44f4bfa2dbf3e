import { z } from 'zod';

/**
 * The outcome of an audit: the number of known vulnerabilities, or the reason why the registry could not be
 * asked.
 */
export type AuditReading =
  | { readonly isAsked: true; readonly total: number; readonly packages: readonly string[] }
  | { readonly isAsked: false; readonly reason: string };

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: z.object({ total: z.int() }) }),
});

const refusal = z.object({ message: z.string() });

/** Reads what `npm audit --json` printed. Only a report counts as an answer, whatever else was printed. */
export function readAudit(printed: string): AuditReading {
  const json = parsed(printed);
  const answer = report.safeParse(json);
  if (answer.success) {
    const { vulnerabilities, metadata } = answer.data;
    const packages = Object.entries(vulnerabilities).map(
      ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
    );
    return { isAsked: true, total: metadata.vulnerabilities.total, packages };
  }
  return {
    isAsked: false,
    reason: refusal.safeParse(json).data?.message ?? (printed.slice(0, 200) || 'npm printed nothing'),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
