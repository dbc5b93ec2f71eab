// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.buffers;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Severity;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.check.Problem;
import org.mortise.lsp.internal.index.OpRange;

/**
 * Caches the buffer analyses of functions for the version of a document that was requested last; at most one older
 * program is kept alive. Thread-safe.
 */
public final class BufferFacts {
  private record Known(CheckedDocument document, Map<Integer, FunctionBuffers> functions) {}

  private SoftReference<Known> last = new SoftReference<>(null);

  /** Returns the buffers of the function at an offset; null if there is no function or it has errors. */
  public @Nullable FunctionBuffers at(CheckedDocument document, int offset) {
    OpRange function = FunctionText.around(document, offset);
    return function == null || hasError(document, function) ? null : functionsOf(document).computeIfAbsent(
        function.start(), start -> new FunctionBuffers(document, function));
  }

  private synchronized Map<Integer, FunctionBuffers> functionsOf(CheckedDocument document) {
    Known known = last.get();
    if (known == null || known.document() != document) {
      known = new Known(document, new ConcurrentHashMap<>());
      last = new SoftReference<>(known);
    }
    return known.functions();
  }

  /** Clears the cache, so that no withdrawn dialect is kept alive. */
  public synchronized void forget() {
    last.clear();
  }

  /** Returns whether a function has errors. Analyses may rely on verified IR. */
  private static boolean hasError(CheckedDocument document, OpRange function) {
    for (Problem problem : document.chunkAt(function.start()).problems()) {
      if (problem.severity() == Severity.ERROR && problem.end() >= function.start()
          && problem.start() <= function.end()) {
        return true;
      }
    }
    return false;
  }
}
