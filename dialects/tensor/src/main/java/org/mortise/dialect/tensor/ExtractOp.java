// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns an element of a tensor. */
@Op(name = "tensor.extract",
    operands = {"tensor: ANY_RANKED_TENSOR", "indices: INDEX..."},
    results = "result: ANY",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
    resultNames = "extracted",
    implementations = ExtractBufferization.class,
    patterns = ElementPatterns.class)
public final class ExtractOp extends ExtractOpBase {
  ExtractOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "tensor", "result type matches element type of tensor", TensorTypes::elementType);
  }

  @Nullable Diagnostic verify() {
    return indices().size() == tensorType().rank() ? null
        : opError("incorrect number of indices for extract_element");
  }

  FoldResult fold(Attribute[] constants) {
    return ElementFolding.extract(this, constants);
  }
}
