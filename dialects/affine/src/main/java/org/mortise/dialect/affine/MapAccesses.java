// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.osgi.service.component.annotations.Component;

/** The maps of operations that access one memref. */
@Component(service = AffineMapAccessInterface.class)
@Serves({LoadOp.NAME, StoreOp.NAME, PrefetchOp.NAME, VectorLoadOp.NAME, VectorStoreOp.NAME})
@AutoService(OpInterface.class)
public final class MapAccesses implements AffineMapAccessInterface {
  @Override
  public @Nullable String getMapName(Operation op, int operand) {
    boolean storesFirst = StoreOp.of(op) != null || VectorStoreOp.of(op) != null;
    return operand == (storesFirst ? 1 : 0) ? MapOperands.MAP : null;
  }
}
