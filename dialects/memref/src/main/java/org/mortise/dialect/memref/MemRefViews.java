// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** The operations of this dialect whose result is a view of their first operand. */
@Component(service = ViewLikeOpInterface.class)
@Serves({
  CastOp.NAME, SubViewOp.NAME, ReinterpretCastOp.NAME, CollapseShapeOp.NAME, ExpandShapeOp.NAME, ViewOp.NAME,
  ReshapeOp.NAME, MemorySpaceCastOp.NAME, TransposeOp.NAME, ExtractStridedMetadataOp.NAME
})
@AutoService(OpInterface.class)
public final class MemRefViews implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(0);
  }
}
