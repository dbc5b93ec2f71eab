// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.ElementwiseWriteOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * A structured operation is elementwise if all its loops are parallel, and each iteration accesses the same element of
 * both operands, distinct from those of other iterations.
 */
final class StructuredElementwise implements ElementwiseWriteOpInterface {
  @Override
  public boolean canShareBuffer(Operation op, int read, int written) {
    LinalgOp structure = LinalgOp.of(op);
    if (!structure.isDpsInit(op, written) || structure.isDpsInit(op, read)
        || op.operand(read).type() != op.operand(written).type()
        || structure.countLoops(op, IteratorType.PARALLEL) != structure.countLoops(op)
        || structure.payloadUsesValueFromOperand(op, written)) {
      return false;
    }
    List<AffineMap> maps = structure.getIndexingMaps(op);
    return maps.get(written).isPermutation() && maps.get(read).equals(maps.get(written))
        && !accessesBuffers(structure.getBlock(op));
  }

  /** Returns whether the computation uses a buffer from outside. */
  private static boolean accessesBuffers(Block block) {
    for (Operation each : block.operations()) {
      if (each.regionCount() > 0) {
        return true;
      }
      for (Value operand : each.operands()) {
        if (operand.type() instanceof BaseMemRefType) {
          return true;
        }
      }
    }
    return false;
  }
}
