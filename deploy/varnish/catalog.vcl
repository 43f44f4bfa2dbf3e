# Varnish as a shared cache in front of the catalog. Needs the package varnish-modules (vsthrottle).
#
#   cp deploy/varnish/*.vcl /etc/varnish/
#   mkdir -p /etc/systemd/system/varnish.service.d
#   cp deploy/varnish/varnish.service.conf /etc/systemd/system/varnish.service.d/catalog.conf
#   systemctl daemon-reload && systemctl restart varnish
vcl 4.1;

import std;
import vsthrottle;

include "catalog-values.vcl";

sub vcl_recv {
    # Replaces any address that the client claims.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.Catalog-Target;
    set req.url = regsub(req.url, "(?i)^https?://[^/?]*", "");

    # Not for the public.
    if (req.url ~ "^/+(healthz|metrics)([/?]|$)") {
        return (synth(404, "Not Found"));
    }
    if (req.restarts == 0) {
        call catalog_count;
    }

    # Only files of open data have ranges, which are parts of the uncompressed file.
    if (req.url !~ "^/data/") {
        unset req.http.Range;
    } elsif (req.http.Range) {
        unset req.http.Accept-Encoding;
    }

    # Three codings in place of hundreds of spellings of Accept-Encoding, which would each be kept separately.
    # A coding with the weight 0 is refused by the client.
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(1|0?\.\d*[1-9]))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(,|$|;\s*q=(1|0?\.\d*[1-9]))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Only reads go through the cache. Never `pipe`: it lets the rest of a connection bypass these rules.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Everything is public, so neither of these makes an answer private.
    unset req.http.Authorization;
    unset req.http.Cookie;

    # Only computed answers, and the texts of a simulation, depend on a query. Else `?x=1`, `?x=2` and so on would each be kept, and would lead each request
    # past the cache. The same parameters in another order ask for the same, but a name that is given twice is a list, whose
    # order matters: sorted, its members stand side by side, and the query is left as it came; so it is if a name is escaped.
    # The origin redirects a path with plain letters escaped, so that these are the only spellings. A test compares the list
    # of paths with the operations of the API.
    set req.http.Catalog-Target = req.url;
    if (req.url ~ "^/api/v1/(actuators(/(compare|export|match|summary))?|(robots|joints)(/(export|summary))?|changes|search|(actuators|robots)/[^/?]+/simulation)\?") {
        set req.http.Catalog-Sorted = std.querysort(req.url);
        if (req.http.Catalog-Sorted !~ "[?&]([^=&]*%|([^=&]++)=[^&]*+&\2=)") {
            set req.url = req.http.Catalog-Sorted;
        }
        unset req.http.Catalog-Sorted;
    } else {
        set req.url = regsub(req.url, "\?.*$", "");
    }

    # While the origin is healthy an expired document is served only for a moment; after a failure as long as it is kept.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        call catalog_freshness;
    } else {
        set req.grace = 24h;
    }
    return (hash);
}

# Each client by itself: an IPv4 address, or the /64 that an IPv6 customer has for himself. The site and OPTIONS are free,
# as at the origin.
sub catalog_count {
    if (req.method != "OPTIONS" && req.url ~ "^/+((api|mcp)([/?]|$)|openapi\.json(\?|$))") {
        call catalog_network;
        call catalog_limit;
    }
    unset req.http.Catalog-Client;
}

# Catalog-Client: the address of the client, of IPv6 the first four groups. They are written out: `::` may stand for any of them.
sub catalog_network {
    set req.http.Catalog-Client = client.ip;
    if (req.http.Catalog-Client ~ ":") {
        set req.http.Catalog-Client = regsub(regsub(req.http.Catalog-Client, "^:", "0:"), ":$", ":0");
        # At least two groups are there, so that six are left out at most; with eight of them there are eight colons.
        call catalog_write_group;
        call catalog_write_group;
        call catalog_write_group;
        call catalog_write_group;
        call catalog_write_group;
        call catalog_write_group;
        set req.http.Catalog-Client = regsub(req.http.Catalog-Client, "::", ":");
        set req.http.Catalog-Client = regsub(req.http.Catalog-Client, "^((?:[0-9a-f]+:){4}).*$", "\1");
    }
}

sub catalog_write_group {
    if (req.http.Catalog-Client !~ "(:[^:]*){8}") {
        set req.http.Catalog-Client = regsub(req.http.Catalog-Client, "::", ":0::");
    }
}

sub vcl_hash {
    # There is one site, whatever Host says.
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_fetch {
    # A redirect repeats the query.
    if (bereq.http.Catalog-Target) {
        set bereq.url = bereq.http.Catalog-Target;
        unset bereq.http.Catalog-Target;
    }
}

sub vcl_backend_response {
    # It is not kept.
    if (beresp.status >= 300 && beresp.status < 400 && beresp.status != 304) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    # Varnish asks conditionally only when it has an old document: better that one than a failure or somebody's 429.
    if (!bereq.uncacheable && bereq.http.If-None-Match && (beresp.status == 429 || beresp.status >= 500)) {
        return (abandon);
    }
    # Counters belong to the client that asked. An answer that may be kept loses them; an answer for one client has its own.
    # Errors are `no-store`, which the built-in rules behind this one obey.
    if (!bereq.uncacheable && beresp.http.Cache-Control ~ "max-age=[1-9]") {
        unset beresp.http.RateLimit;
        unset beresp.http.RateLimit-Policy;
        unset beresp.http.X-RateLimit-Limit;
        unset beresp.http.X-RateLimit-Remaining;
        unset beresp.http.X-RateLimit-Reset;
        call catalog_lifetimes;
    }
}

sub vcl_backend_error {
    # Makes no answer here, because it would replace an old document. See vcl_synth.
    return (abandon);
}

sub vcl_deliver {
    # Where the answer came from (RFC 9211); a ttl below zero is an old document.
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "varnish; hit; ttl=" + std.integer(duration=obj.ttl, fallback=0);
    } elsif (req.method != "GET" && req.method != "HEAD") {
        set resp.http.Cache-Status = "varnish; fwd=method";
    } elsif (obj.uncacheable) {
        set resp.http.Cache-Status = "varnish; fwd=miss";
    } else {
        set resp.http.Cache-Status = "varnish; fwd=miss; stored";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}

sub vcl_synth {
    # The fetch failed: look once more, now for a document of any age.
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    call catalog_problem;
    return (deliver);
}

# A problem document of the edge's own (RFC 9457).
sub catalog_problem {
    call catalog_base_url;
    if (resp.status == 404) {
        set resp.http.Catalog-Slug = "unknown-endpoint";
        set resp.http.Catalog-Says = {""title":"Unknown endpoint","status":404,"detail":"The path is not part of the API.","code":"unknown_endpoint","hint":"GET /api lists every endpoint.""};
    } elsif (resp.status == 429) {
        set resp.http.Catalog-Slug = "rate-limited";
        set resp.http.Catalog-Says = {""title":"Rate limit exceeded","status":429,"detail":"Too many requests from your address.","code":"rate_limited","hint":"Wait for the seconds in `Retry-After`, then repeat the request. Answers may be cached for 5 minutes.""};
        # Two requests per second are let through again.
        set resp.http.Retry-After = "1";
    } else {
        set resp.status = 503;
        set resp.http.Catalog-Slug = "internal-error";
        set resp.http.Catalog-Says = {""title":"Internal error","status":503,"detail":"The service cannot be reached at the moment.","code":"internal_error","hint":"Repeat the request; every call is safe to retry.""};
        set resp.http.Retry-After = "5";
    }
    # The path as far as it can stand in JSON without an escape.
    synthetic({"{"type":""} + resp.http.Catalog-Base-Url + "/docs/api#error-" + resp.http.Catalog-Slug + {"","} +
        resp.http.Catalog-Says + {","instance":""} + regsub(req.url, "^([\w./~%-]*).*$", "\1") + {"","docs":""} +
        resp.http.Catalog-Base-Url + {"/docs/api#errors""} + "}");
    unset resp.http.Catalog-Base-Url;
    unset resp.http.Catalog-Slug;
    unset resp.http.Catalog-Says;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    set resp.http.Content-Type = "application/problem+json; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.http.Access-Control-Allow-Origin = "*";
    set resp.http.Access-Control-Expose-Headers = "API-Version, Retry-After";
    set resp.http.API-Version = "v1";
    set resp.http.X-Content-Type-Options = "nosniff";
}
