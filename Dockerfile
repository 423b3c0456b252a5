# One file for every app. Targets: `service`, an app that listens; `gateway`, that service with the console;
# and `migrate`, which brings all schemas up to date and ends. Arguments: APP, a folder of apps/, and APP_PORT,
# where it listens.
#   docker build --target service --build-arg APP=audit --build-arg APP_PORT=8087 .

ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-trixie-slim AS sources
ARG PNPM_VERSION=12.21.0
RUN npm install --global "pnpm@${PNPM_VERSION}"
WORKDIR /workspace
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY packages packages
COPY apps apps

FROM sources AS assembly
COPY scripts/deployment/assemble-app.sh scripts/deployment/
ARG APP
RUN --mount=type=cache,target=/root/.local/share/pnpm/store,sharing=locked sh scripts/deployment/assemble-app.sh "${APP}" /assembled

# The same for every app, and so built once.
FROM sources AS console
COPY tsconfig.base.json ./
COPY scripts/deployment/build-console.sh scripts/deployment/
RUN --mount=type=cache,target=/root/.local/share/pnpm/store,sharing=locked sh scripts/deployment/build-console.sh /built

FROM node:${NODE_VERSION}-trixie-slim AS app
ENV NODE_ENV=production
WORKDIR /app
COPY --from=assembly /assembled ./
USER node
STOPSIGNAL SIGTERM

FROM app AS migrate
CMD ["node", "src/migrate.ts"]

FROM app AS service
ARG APP_PORT
ENV HEALTHCHECK_PORT=${APP_PORT}
EXPOSE ${APP_PORT}
HEALTHCHECK --interval=5s --timeout=3s --start-period=90s --start-interval=1s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTHCHECK_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "bundle/main.mjs"]

FROM service AS gateway
COPY --from=console /built ./console
ENV CONSOLE_DIR=/app/console
