// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.HashSet;
import java.util.Set;
import org.mortise.analyses.dataflow.DenseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/** Computes the operations that may have been the last to write to memory; the root stands for writes outside it. */
final class ReachingStores extends DenseForwardAnalysis<Set<Operation>> {
  @Override
  protected Set<Operation> join(Set<Operation> a, Set<Operation> b) {
    Set<Operation> both = new HashSet<>(a);
    both.addAll(b);
    return both;
  }

  @Override
  protected Set<Operation> entryState() {
    return Set.of(solver().root());
  }

  @Override
  protected Set<Operation> visitOperation(Operation op, Set<Operation> before) {
    return MemoryEffects.hasEffect(op, MemoryEffect.Kind.WRITE, null) ? Set.of(op) : before;
  }

  @Override
  protected Set<Operation> visitExternalCall(Operation call, Set<Operation> before) {
    return join(before, entryState());
  }
}
