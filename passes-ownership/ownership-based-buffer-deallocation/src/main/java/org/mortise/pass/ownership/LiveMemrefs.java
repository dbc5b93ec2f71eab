// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analysis.Liveness;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The memrefs that are live at the start of each block of a function, in a fixed order. Computed once, before anything is
 * changed; results of operations that are replaced later are followed.
 */
final class LiveMemrefs {
  private final Liveness liveness;
  private final MemrefOrder order;
  private final Map<Block, List<Value>> sorted = new HashMap<>();
  private final Map<Value, Value> replacements = new HashMap<>();

  LiveMemrefs(Operation function) {
    this.liveness = Liveness.of(function, DeallocationState::isMemref);
    this.order = new MemrefOrder(function);
  }

  /** The memrefs defined elsewhere that are used in {@code block} or behind it. */
  List<Value> in(Block block) {
    return sorted.computeIfAbsent(block, this::collect);
  }

  private List<Value> collect(Block block) {
    List<Value> live = new ArrayList<>(liveness.liveIn(block));
    live.replaceAll(value -> replacements.getOrDefault(value, value));
    live.sort(order);
    return live;
  }

  /** Notes that {@code replacement}, with the same results first, stands in the place of {@code op}. */
  void replaced(Operation op, Operation replacement) {
    order.replaced(op, replacement);
    for (int i = 0; i < op.resultCount(); i++) {
      replacements.put(op.result(i), replacement.result(i));
    }
  }
}
