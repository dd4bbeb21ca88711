/**
 * Replaces the hook of React DevTools, which has to exist before react-dom runs, and keeps the renderer for the Fast
 * Refresh runtimes of remotes that load later. Each of them sets its own handler on the renderer: all handlers are
 * called, so that a change of one remote does not undo that of another.
 */
export const REFRESH_HOOK = `(() => {
  const hook = (window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => hook.renderers.size + 1,
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  });
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const handlers = new Set();
    const setHandler = renderer.setRefreshHandler;
    if (setHandler) {
      renderer.setRefreshHandler = (handler) => {
        if (handler) handlers.add(handler);
        setHandler((type) => {
          for (const each of handlers) {
            const family = each(type);
            if (family) return family;
          }
        });
      };
    }
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
})();`;
