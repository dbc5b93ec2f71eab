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
 * The operations that keep a deallocation from being removed with the copy in front of it. As long as none of them goes
 * there is no need to look at it again.
 */
final class Obstacles {
  private final Map<Operation, List<Operation>> waiting = new IdentityHashMap<>();
  private final Set<Operation> released = Collections.newSetFromMap(new IdentityHashMap<>());
  /** The deallocation that is looked at. */
  private Operation current;

  void startWith(Operation deallocation) {
    current = deallocation;
  }

  /** Says that the current deallocation has to be looked at again if {@code obstacle} goes; null is no obstacle. */
  void add(Operation obstacle) {
    if (obstacle != null) {
      waiting.computeIfAbsent(obstacle, key -> new ArrayList<>(1)).add(current);
    }
  }

  /** The same if another value takes the place of {@code value}. */
  void addChangeOf(Value value) {
    add(value.definingOp());
  }

  /** Has to be told when {@code op} is erased. */
  void erased(Operation op) {
    List<Operation> deallocations = waiting.remove(op);
    if (deallocations != null) {
      released.addAll(deallocations);
    }
  }

  /** The deallocations to look at again, in the order of the program; they are not given twice. */
  List<Operation> takeReleased(ProgramOrder order) {
    List<Operation> all = new ArrayList<>(released);
    released.clear();
    all.removeIf(op -> op.block() == null); // is erased
    all.sort(order::compare);
    return all;
  }
}
