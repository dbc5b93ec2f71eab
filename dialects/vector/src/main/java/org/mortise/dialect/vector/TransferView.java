// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;

/** The interface of {@code vector.transfer_read} and {@code vector.transfer_write}. */
final class TransferView implements VectorTransferOpInterface {
  @Override
  public Value getSource(Operation op) {
    return Transfer.of(op).source();
  }

  @Override
  public Value getVector(Operation op) {
    return Transfer.of(op).vector();
  }

  @Override
  public OperandRange getIndices(Operation op) {
    return Transfer.of(op).indices();
  }

  @Override
  public @Nullable Value getMask(Operation op) {
    return Transfer.of(op).mask();
  }

  @Override
  public AffineMap getPermutationMap(Operation op) {
    return Transfer.of(op).map();
  }

  @Override
  public boolean isDimInBounds(Operation op, int dim) {
    return Transfer.of(op).isDeclaredInBounds(dim);
  }

  @Override
  public boolean hasOutOfBoundsDim(Operation op) {
    return Transfer.of(op).hasOutOfBoundsDim();
  }
}
