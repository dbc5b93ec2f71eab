// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Checks that initial values, region arguments, yielded values and results of a loop agree in number and types. Linear
 * in the number of values.
 */
public final class LoopVerifier {
  private LoopVerifier() {}

  /**
   * Returns the first error, or null.
   *
   * @param iterArgCount the number of region arguments for loop-carried values; negative if other arguments are missing
   * @param yielded the yielded values, or null if there is no such list
   * @param results the final values of the loop-carried variables, empty if the loop has none
   */
  public static @Nullable Diagnostic verify(
      Operation op, OperandRange inits, List<? extends Value> iterArgs, long iterArgCount,
      @Nullable OperandRange yielded, List<? extends Value> results) {
    if (inits.size() != iterArgCount) {
      return op.opError("different number of inits and region iter_args: " + inits.size() + " != "
          + Long.toUnsignedString(iterArgCount));
    }
    if (yielded != null && !yielded.isEmpty() && iterArgs.size() != yielded.size()) {
      return op.opError("different number of region iter_args and yielded values: " + iterArgs.size() + " != "
          + yielded.size());
    }
    boolean hasResults = !results.isEmpty();
    if (hasResults && results.size() != iterArgs.size()) {
      return op.opError("different number of region iter_args and loop results: " + iterArgs.size() + " != "
          + results.size());
    }
    for (int i = 0; i < inits.size(); i++) {
      Type type = iterArgs.get(i).type();
      if (inits.get(i).type() != type) {
        return differ(op, i, "init", inits.get(i).type(), "region iter_arg", type);
      }
      if (yielded != null && !yielded.isEmpty() && yielded.get(i).type() != type) {
        return differ(op, i, "region iter_arg", type, "yielded value", yielded.get(i).type());
      }
      if (hasResults && results.get(i).type() != type) {
        return differ(op, i, "region iter_arg", type, "loop result", results.get(i).type());
      }
    }
    return null;
  }

  private static Diagnostic differ(Operation op, int index, String left, Type leftType, String right, Type rightType) {
    return op.opError(index + "-th " + left + " and " + index + "-th " + right + " have different type: '" + leftType
        + "' != '" + rightType + "'");
  }
}
