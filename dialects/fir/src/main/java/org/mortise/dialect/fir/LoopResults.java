// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Verifies that the results of a loop match its carried values. */
final class LoopResults {
  private LoopResults() {}

  /**
   * Returns the first error, or null.
   *
   * @param skipped the number of leading results that are not carried
   * @param arguments the arguments of the body for the carried values
   */
  static @Nullable Diagnostic verify(
      Operation loop, int skipped, List<? extends Value> inits, List<? extends Value> arguments) {
    int count = loop.resultCount() - skipped;
    if (inits.size() != count) {
      return loop.opError("mismatch in number of loop-carried values and defined values");
    }
    if (arguments.size() != count) {
      return loop.opError("mismatch in number of basic block args and defined values");
    }
    for (int i = 0; i < count; i++) {
      Type type = loop.result(skipped + i).type();
      if (inits.get(i).type() != type) {
        return loop.opError("types mismatch between " + i + "th iter operand and defined value");
      }
      if (arguments.get(i).type() != type) {
        return loop.opError("types mismatch between " + i + "th iter region arg and defined value");
      }
    }
    return null;
  }
}
