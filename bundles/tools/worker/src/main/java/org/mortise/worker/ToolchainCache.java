// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Keeps the most recently used toolchains. A toolchain that is evicted while requests use it is closed after the last
 * of these requests. Requests for the same set of bundles wait for one toolchain; requests for other sets do not wait
 * for it.
 */
final class ToolchainCache {
  /** A toolchain in use, which must be closed after the use. */
  interface Lease extends AutoCloseable {
    Toolchain toolchain();

    @Override
    void close();
  }

  private record Use(Toolchain toolchain, Runnable end) implements Lease {
    @Override
    public void close() {
      end.run();
    }
  }

  private final class Entry {
    private final FutureTask<Toolchain> opened;
    private int users;
    private boolean isDropped;

    Entry(String key, List<Path> bundles) {
      opened = new FutureTask<>(() -> provider.open(key, bundles));
    }
  }

  private final ToolchainProvider provider;
  private final int limit;
  private final Map<String, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);

  /** @param limit the number of toolchains to keep, at least 1 */
  ToolchainCache(ToolchainProvider provider, int limit) {
    this.provider = provider;
    this.limit = limit;
  }

  /**
   * Returns the toolchain for a set of bundles.
   *
   * @param key identifies the contents of the bundles, and their order
   * @throws IOException if it cannot be made; the next request with the same key tries again
   */
  Lease acquire(String key, List<Path> bundles) throws IOException {
    Entry entry;
    synchronized (this) {
      entry = entries.computeIfAbsent(key, unknown -> new Entry(key, bundles));
      entry.users++;
      dropOldest();
    }
    entry.opened.run(); // does nothing after the first call
    try {
      return new Use(entry.opened.get(), () -> release(entry));
    } catch (InterruptedException | ExecutionException failed) {
      synchronized (this) {
        entries.remove(key, entry);
      }
      release(entry);
      throw problem(failed);
    }
  }

  private static IOException problem(Exception failed) {
    if (failed.getCause() instanceof IOException problem) {
      return problem;
    }
    if (failed.getCause() instanceof Error problem) {
      throw problem;
    }
    if (failed.getCause() instanceof RuntimeException problem) {
      throw problem;
    }
    return new IOException("interrupted");
  }

  private void dropOldest() {
    for (Iterator<Entry> oldest = entries.values().iterator(); entries.size() > limit;) {
      Entry entry = oldest.next();
      oldest.remove();
      entry.isDropped = true;
      closeIfUnused(entry);
    }
  }

  private synchronized void release(Entry entry) {
    entry.users--;
    entry.isDropped |= !entries.containsValue(entry);
    closeIfUnused(entry);
  }

  private static void closeIfUnused(Entry entry) {
    if (entry.isDropped && entry.users == 0 && entry.opened.isDone()) {
      close(entry.opened);
    }
  }

  private static void close(FutureTask<Toolchain> opened) {
    try {
      opened.get().close();
    } catch (InterruptedException | ExecutionException neverOpened) {
      // nothing to close
    }
  }
}
