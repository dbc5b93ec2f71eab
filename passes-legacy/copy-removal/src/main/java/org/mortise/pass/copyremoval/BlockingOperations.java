// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The operations that block the removal of a deallocation and the preceding copy. A deallocation is visited again only
 * when one of its blocking operations is erased.
 */
final class BlockingOperations {
  private final Map<Operation, List<Operation>> waiting = new IdentityHashMap<>();
  private final Set<Operation> released = Collections.newSetFromMap(new IdentityHashMap<>());
  /** The deallocation that is being visited. */
  private Operation current;

  void startWith(Operation deallocation) {
    current = deallocation;
  }

  /** Records that {@code blocker} blocks the current deallocation; ignores null. */
  void add(Operation blocker) {
    if (blocker != null) {
      waiting.computeIfAbsent(blocker, key -> new ArrayList<>(1)).add(current);
    }
  }

  /**
   * Records that the current deallocation depends on {@code value}: it is visited again if another value replaces it.
   */
  void addChangeOf(Value value) {
    add(value.definingOp());
  }

  /** Records that {@code op} is erased. */
  void erased(Operation op) {
    List<Operation> deallocations = waiting.remove(op);
    if (deallocations != null) {
      released.addAll(deallocations);
    }
  }

  /** Removes and returns the deallocations to be visited again, in program order. */
  List<Operation> takeReleased(ProgramOrder order) {
    List<Operation> all = new ArrayList<>(released);
    released.clear();
    all.removeIf(op -> op.block() == null); // is erased
    all.sort(order::compare);
    return all;
  }
}
