/* The start that units of earlier releases name. */
await import(new URL('main.mjs', import.meta.url).href);
