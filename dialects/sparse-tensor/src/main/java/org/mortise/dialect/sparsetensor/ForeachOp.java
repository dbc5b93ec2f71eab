// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/** Executes its region for each element of a tensor, with its coordinates, its value and the values so far. */
@Op(name = "sparse_tensor.foreach",
    operands = {"tensor: ANY_TENSOR", "initArgs: ANY..."},
    results = "results: ANY...",
    attributes = "order: AFFINE_MAP?",
    regions = "region: ONE_BLOCK",
    implicitTerminator = "sparse_tensor.yield",
    format = "`in` $tensor (`init``(`$initArgs^`)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? "
        + "(`->` type($results)^)? `do` $region",
    implementations = SparseBufferization.Foreach.class)
public final class ForeachOp extends ForeachOpBase {
  ForeachOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation op = operation();
    if (!(tensor().type() instanceof RankedTensorType type)) {
      return op.error("expected a ranked tensor");
    }
    Block body = region().first();
    int rank = type.rank();
    if (body.argumentCount() != rank + 1 + initArgs().size()) {
      return op.error("Unmatched number of arguments in the block");
    }
    if (initArgs().size() != results().size()) {
      return op.error("Mismatch in number of init arguments and results");
    }
    for (int i = 0; i < rank; i++) {
      if (!(body.argument(i).type() instanceof IndexType)) {
        return op.error("Expecting Index type for argument at index " + i);
      }
    }
    Type value = body.argument(rank).type();
    if (value != type.elementType()) {
      return op.error("Unmatched element type between input tensor and block argument, expected:"
          + type.elementType() + ", got: " + value);
    }
    return verifyYield(body.last());
  }

  private @Nullable Diagnostic verifyYield(@Nullable Operation yield) {
    boolean same = yield != null && yield.operandCount() == results().size();
    for (int i = 0; same && i < results().size(); i++) {
      same = yield.operand(i).type() == results().get(i).type();
    }
    return same ? null : error("Mismatch in types of yield values and results");
  }
}
