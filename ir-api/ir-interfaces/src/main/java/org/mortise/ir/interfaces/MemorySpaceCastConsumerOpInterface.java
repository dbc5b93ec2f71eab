// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * A user of buffers that can take the source of a cast of the memory space, {@link MemorySpaceCastOpInterface}, in
 * place of its result. Then the cast moves after the user, or becomes unused.
 */
public interface MemorySpaceCastConsumerOpInterface extends OpInterface {
  /**
   * Makes {@code op} take the sources of casts. Does not erase {@code op}, and does not replace its results.
   *
   * @return null if no operand is such a cast; the results of {@code op} itself if it was changed in place, and no
   *     operation was created; otherwise values of the same types for the results of {@code op}, which are computed by
   *     operations at the insertion point of {@code builder}
   */
  @Nullable List<? extends Value> bubbleDownCasts(Operation op, OpBuilder builder);

  /**
   * Replaces an operand that is the result of a promotable cast by the source of the cast, for operations whose result
   * types do not depend on it. Returns the result of {@link #bubbleDownCasts}.
   */
  static @Nullable List<? extends Value> inPlace(OpOperand operand) {
    Operation cast = MemorySpaceCastOpInterface.promotableCast(operand.value());
    if (cast == null) {
      return null;
    }
    operand.set(cast.getInterface(MemorySpaceCastOpInterface.class).getSourcePtr(cast));
    return operand.owner().resultList();
  }
}
