// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Concatenates tensors along one dimension. */
@Op(name = "tensor.concat",
    operands = "inputs: ANY_RANKED_TENSOR...",
    results = "result: ANY_RANKED_TENSOR",
    attributes = "dim: I64",
    traits = "PURE",
    format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
    resultNames = "concat",
    implementations = {ConcatBufferization.class, ResultShapes.OfConcat.class},
    patterns = ConcatPatterns.class)
public final class ConcatOp extends ConcatOpBase {
  ConcatOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return ConcatTypes.verify(this);
  }

  FoldResult fold(Attribute[] constants) {
    return ConcatPatterns.fold(this);
  }
}
