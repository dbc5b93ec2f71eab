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
 * The buffers of the functions that were asked about, for the version of a document that was asked about last: no more
 * than one older version of a program is kept alive. Safe for use by several threads.
 */
public final class BufferFacts {
  private record Known(CheckedDocument document, Map<Integer, FunctionBuffers> functions) {}

  private SoftReference<Known> last = new SoftReference<>(null);

  /** Returns the buffers of the function at an offset; null if there is no function without errors. */
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

  /** Forgets all, so that no dialect is kept alive that is not deployed any more. */
  public synchronized void forget() {
    last.clear();
  }

  /** Analyses may rely on what the verifier checks. */
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
