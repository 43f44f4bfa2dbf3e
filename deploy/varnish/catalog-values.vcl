# THE VALUES of catalog.vcl: this is the only file to edit.

# The origin. Start it with TRUSTED_PROXIES=<address of this machine>, so that it counts clients and not the edge.
# For several replicas declare several backends and a director (vmod_directors).
backend origin {
    .host = "127.0.0.1";
    .port = "4321";
    .connect_timeout = 1s;
    .first_byte_timeout = 10s;
    .between_bytes_timeout = 5s;
    # While the origin is known to be down, no request waits for it.
    .probe = {
        .url = "/healthz";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub catalog_lifetimes {
    # As long as the origin says, and never longer than this.
    if (beresp.ttl > 300s) {
        set beresp.ttl = 300s;
    }
    # Old documents are kept this long for an outage of the origin.
    set beresp.grace = 24h;
}

sub catalog_freshness {
    # While the origin is up and one request fetches a new version, others get the old document for this
    # long.
    set req.grace = 30s;
}

sub catalog_limit {
    # Requests per client that the edge lets through: 120 at once, then 120 per minute.
    if (vsthrottle.is_denied(req.http.Catalog-Client, 120, 60s)) {
        return (synth(429, "Too Many Requests"));
    }
}

sub catalog_base_url {
    # The BASE_URL of the build, for the problem documents that the edge itself answers.
    set resp.http.Catalog-Base-Url = "http://localhost:4321";
}
