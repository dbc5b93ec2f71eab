// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.List;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DenseForwardAnalysis;
import org.mortise.analyses.dataflow.Requirement;
import org.mortise.dialect.fir.ResultOp;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Finds the possible states of each allocation of an array before a point. Calls do not free; an array that a callee
 * frees is not freed by the caller, and so is never freed for this analysis.
 *
 * <p>The states after a loop are the states before it and the states at the end of its body, which begins without any:
 * an array that is allocated before a loop and freed in it is not known to be freed. Linear in the operations, times
 * the number of allocations divided by 64.
 */
final class AllocationAnalysis extends DenseForwardAnalysis<AllocationStates> {
  private final HeapArrays arrays;

  AllocationAnalysis(HeapArrays arrays) {
    this.arrays = arrays;
  }

  @Override
  protected List<Requirement<?>> requires() {
    return List.of(Requirement.of(ConstantAnalysis.class, ConstantAnalysis::withoutChanges));
  }

  @Override
  protected AllocationStates entryState() {
    return AllocationStates.NONE;
  }

  @Override
  protected AllocationStates join(AllocationStates a, AllocationStates b) {
    return a.join(b);
  }

  @Override
  protected AllocationStates visitExternalCall(Operation call, AllocationStates before) {
    return before;
  }

  @Override
  protected AllocationStates visitOperation(Operation op, AllocationStates before) {
    Integer allocated = arrays.numberOf(op);
    if (allocated != null) {
      return before.allocate(allocated);
    }
    Integer freed = arrays.freedBy(op);
    if (freed != null) {
      return before.free(freed);
    }
    return op.regionCount() == 0 || op.implementsInterface(RegionBranchOpInterface.class) ? before
        : withEnds(op, before);
  }

  /** Adds the states at the ends of the regions of a loop of the dialect {@code fir}. */
  private AllocationStates withEnds(Operation op, AllocationStates before) {
    AllocationStates joined = before;
    for (int i = 0; i < op.regionCount(); i++) {
      Operation end = op.region(i).hasOneBlock() ? op.region(i).first().last() : null;
      AllocationStates atEnd = ResultOp.of(end) != null ? after(end) : null;
      joined = atEnd == null ? joined : joined.join(atEnd);
    }
    return joined;
  }
}
