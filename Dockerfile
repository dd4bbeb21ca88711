# The server with the built shell. Releases of remotes come from the artifact store, keys from the operator.
# docs/operations.md says how to run it; scripts/freshClone.test.mjs follows these steps without a container.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN NODE_ENV=production npm run build -- shell

# A second installation, because the first one has what builds and tests need.
FROM build AS server
RUN rm -rf node_modules shared/node_modules delivery/node_modules server/node_modules
RUN .toolchain/node_modules/.bin/pnpm install --frozen-lockfile --prod --filter "@seamline/server..."
# A peer of delivery, which an installation for production does not link.
RUN mkdir -p delivery/node_modules/@seamline && ln -sfn ../../../shared delivery/node_modules/@seamline/shared

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=server /app/package.json ./package.json
COPY --from=server /app/node_modules ./node_modules
COPY --from=server /app/shared ./shared
COPY --from=server /app/delivery ./delivery
COPY --from=server /app/server ./server
COPY --from=build /app/shell/dist ./shell/dist
RUN mkdir -m 0700 /data && chown node:node /data
USER node
# Two arenas: with glibc's default the allocator keeps several times the memory of a decoded picture.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
