// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the buffer of a tensor. */
@Op(name = "bufferization.to_memref",
    operands = "tensor: ANY_TENSOR",
    results = "memref: ANY_RANKED_OR_UNRANKED_MEMREF",
    attributes = "read_only: UNIT?",
    traits = {"SAME_OPERANDS_AND_RESULT_SHAPE", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"},
    format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($memref)",
    implementations = ToMemrefBufferization.class,
    patterns = {TensorPatterns.class, ToMemrefOfToTensor.class})
public final class ToMemrefOp extends ToMemrefOpBase {
  ToMemrefOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("tensor", "memref", "type of 'tensor' is the tensor equivalent of 'memref'", TensorTypes::tensorOf);
  }

  FoldResult fold(Attribute[] constants) {
    ToTensorOp inverse = ToTensorOp.of(tensor().definingOp());
    if (inverse != null && inverse.memref().type() == memref().type()) {
      return FoldResult.of(inverse.memref());
    }
    return FoldResult.NONE;
  }
}
