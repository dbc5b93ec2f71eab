// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;

/** The verification of regions that compute one element. */
final class RegionOps {
  private RegionOps() {}

  /** Returns the error in a region that must have arguments of the types {@code inputs} and yield {@code output}. */
  static @Nullable Diagnostic verify(Operation op, Region region, String name, List<Type> inputs, Type output) {
    if (region.isEmpty()) {
      return null;
    }
    Block block = region.first();
    if (block.argumentCount() != inputs.size()) {
      return op.error(name + " region must have exactly " + inputs.size() + " arguments");
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (block.argument(i).type() != inputs.get(i)) {
        return op.error(name + " region argument " + (i + 1) + " type mismatch");
      }
    }
    Operation yield = block.last();
    if (yield == null || YieldOp.of(yield) == null) {
      return op.error(name + " region must end with sparse_tensor.yield");
    }
    return yield.operandCount() == 1 && yield.operand(0).type() == output ? null
        : op.error(name + " region yield type mismatch");
  }
}
