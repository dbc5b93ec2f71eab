// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.subsets;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.HyperrectangularSlice;

/** An operation that accesses only a slice of a tensor, which it extracts or inserts. */
public interface SubsetOpInterface extends OpInterface {
  /** Returns the tensor from which the slice is extracted, or into which it is inserted. */
  default Value getTensorContainer(Operation op) {
    SubsetInsertionOpInterface insertion = op.getInterface(SubsetInsertionOpInterface.class);
    OpOperand container = insertion != null ? insertion.getDestinationOperand(op)
        : op.getInterface(SubsetExtractionOpInterface.class).getSourceOperand(op);
    return container.value();
  }

  /** Returns the part if it is rectangular, otherwise null. */
  @Nullable HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op);

  /** Returns whether both operations, on the same tensor, are known to access the same slice. */
  default boolean operatesOnEquivalentSubset(Operation op, Operation candidate) {
    HyperrectangularSlice mine = getAccessedHyperrectangularSlice(op);
    HyperrectangularSlice other = sliceOf(candidate);
    return mine != null && other != null && SliceComparison.areEquivalent(mine, other);
  }

  /** Returns whether both operations, on the same tensor, are known to access different elements. */
  default boolean operatesOnDisjointSubset(Operation op, Operation candidate) {
    HyperrectangularSlice mine = getAccessedHyperrectangularSlice(op);
    HyperrectangularSlice other = sliceOf(candidate);
    return mine != null && other != null && SliceComparison.areDisjoint(mine, other);
  }

  private static @Nullable HyperrectangularSlice sliceOf(Operation op) {
    SubsetOpInterface subset = op.getInterface(SubsetOpInterface.class);
    return subset == null ? null : subset.getAccessedHyperrectangularSlice(op);
  }
}
