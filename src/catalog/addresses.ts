/** Where the things of the catalog live below a base URL such as `https://example.org` (no trailing slash). */
export interface Addresses {
  actuatorPage(id: string): string;
  actuatorApi(id: string): string;
  robotPage(id: string): string;
  robotApi(id: string): string;
}

/** The addresses of records below `baseUrl`. */
export const addressesBelow = (baseUrl: string): Addresses => ({
  actuatorPage: (id) => `${baseUrl}/actuators/${id}`,
  actuatorApi: (id) => `${baseUrl}/api/v1/actuators/${id}`,
  robotPage: (id) => `${baseUrl}/robots/${id}`,
  robotApi: (id) => `${baseUrl}/api/v1/robots/${id}`,
});
