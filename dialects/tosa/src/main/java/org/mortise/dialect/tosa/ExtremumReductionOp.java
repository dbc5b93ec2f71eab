// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of reductions to the least or greatest element along a dimension. */
@Op(operands = "input: TENSOR_AT_LEAST_1D",
    results = "output: TENSOR_AT_LEAST_1D",
    attributes = {"axis: I32", "nan_mode: NAN_MODE = PROPAGATE"},
    traits = "PURE")
public abstract class ExtremumReductionOp extends ExtremumReductionOpBase {
  ExtremumReductionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
    op.inferResultTypes((CompatibleTypes) Reductions::inferType);
  }

  @Nullable Diagnostic verify() {
    return Reductions.verify(operation());
  }

  FoldResult fold(Attribute[] constants) {
    return Reductions.fold(operation());
  }
}
