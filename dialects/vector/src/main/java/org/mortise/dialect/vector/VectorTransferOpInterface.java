// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;

/** An operation that moves a vector from or to a part of a memref or tensor. */
public interface VectorTransferOpInterface extends OpInterface {
  /** Returns the memref or tensor. */
  Value getSource(Operation op);

  /** Returns the vector that is read or written. */
  Value getVector(Operation op);

  /** Returns the position in the source where the transfer begins. */
  OperandRange getIndices(Operation op);

  /** Returns the mask, or null. */
  @Nullable Value getMask(Operation op);

  /** Returns the map from source dimensions to vector dimensions. */
  AffineMap getPermutationMap(Operation op);

  /** Returns whether a dimension of the vector is declared to be in bounds. */
  boolean isDimInBounds(Operation op, int dim);

  /** Returns whether any dimension may be out of bounds. A broadcast dimension never is. */
  boolean hasOutOfBoundsDim(Operation op);
}
