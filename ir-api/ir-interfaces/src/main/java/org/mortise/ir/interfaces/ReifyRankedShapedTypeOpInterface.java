// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An operation that can compute the shapes of its results, which are ranked, from its operands. */
public interface ReifyRankedShapedTypeOpInterface extends OpInterface {
  /**
   * Returns the sizes of each result: an index constant for a static size, and a value for a dynamic one. Operations
   * that compute the sizes are created at the insertion point of {@code builder}. Returns null, and creates nothing, if
   * the shapes cannot be computed.
   */
  @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder);
}
