// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/** Cache of the states around operations, block by block. Valid until the facts change. */
final class PointStates {
  /**
   * The states around an operation.
   *
   * @param <S> the states of the analysis
   */
  record Pair<S>(@Nullable S before, @Nullable S after) {}

  private final Map<Operation, Pair<?>> states = new HashMap<>();
  private final Set<Block> known = new HashSet<>();

  Pair<?> at(Operation op, DenseAnalysis<?> analysis) {
    if (known.add(op.block())) {
      analysis.addStates(op.block(), states);
    }
    return states.get(op);
  }
}
