// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.vector.WarpAssembly;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Executes its region on the first thread of a warp; vectors are distributed to the threads of the warp. */
@Op(name = "gpu.warp_execute_on_lane_0", since = "22.1",
    operands = {"laneid: INDEX", "args: ANY..."},
    results = "results: ANY...",
    attributes = "warp_size: I64",
    regions = "warpRegion: ONE_BLOCK",
    implicitTerminator = "gpu.yield",
    traits = "RECURSIVE_MEMORY_EFFECTS")
public final class WarpExecuteOnLane0Op extends WarpExecuteOnLane0OpBase {
  WarpExecuteOnLane0Op(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WarpAssembly());
  }

  @Nullable Diagnostic verify() {
    Block body = warpRegion().first();
    if (args().size() != body.argumentCount()) {
      return opError("expected same number op arguments and block arguments.");
    }
    Operation yield = body.last();
    int yielded = yield == null ? 0 : yield.operandCount();
    if (yielded != resultCount()) {
      return opError("expected same number of yield operands and return values.");
    }
    for (int i = 0; i < args().size(); i++) {
      Diagnostic wrong = verifyDistribution(body.argument(i).type(), args().get(i).type());
      if (wrong != null) {
        return wrong;
      }
    }
    for (int i = 0; i < yielded; i++) {
      Diagnostic wrong = verifyDistribution(yield.operand(i).type(), operation().result(i).type());
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  /** Verifies that a vector is distributed evenly to the threads, or not distributed. */
  private @Nullable Diagnostic verifyDistribution(Type whole, Type part) {
    if (whole == part) {
      return null;
    }
    if (!(whole instanceof VectorType from) || !(part instanceof VectorType to)) {
      return opError("expected vector type for distributed operands.");
    }
    if (from.rank() != to.rank() || from.elementType() != to.elementType()) {
      return opError("expected distributed vectors to have same rank and element type.");
    }
    long threads = 1;
    for (int i = 0; i < from.rank(); i++) {
      if (from.dim(i) % to.dim(i) != 0) {
        return opError("expected expanded vector dimension #" + i + " (" + from.dim(i)
            + ") to be a multipler of the distributed vector dimension (" + to.dim(i) + ")");
      }
      threads *= from.dim(i) / to.dim(i);
    }
    long size = warpSizeAttr().longValue();
    return threads == size ? null
        : opError("incompatible distribution dimensions from '" + from + "' to '" + to + "' with warp size = " + size);
  }
}
