// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation that states bounds of its results, and of the arguments of the first blocks of its regions. Tensors that
 * an operation in destination-passing style returns have the sizes of its inits without this interface.
 */
public interface ValueBoundsOpInterface extends OpInterface {
  /** Adds the bounds of {@code value}, which is of index type. */
  default void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {}

  /** Adds the bounds of the size of a dimension of {@code value}. */
  default void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {}
}
