// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** The maps of operations that access one memref. */
final class MapAccesses implements AffineMapAccessInterface {
  @Override
  public @Nullable String getMapName(Operation op, int operand) {
    boolean storesFirst = StoreOp.of(op) != null || VectorStoreOp.of(op) != null;
    return operand == (storesFirst ? 1 : 0) ? MapOperands.MAP : null;
  }
}
