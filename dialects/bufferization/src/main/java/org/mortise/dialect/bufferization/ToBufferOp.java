// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the buffer of a tensor. */
@Op(name = "bufferization.to_buffer",
    operands = "tensor: ANY_TENSOR",
    results = "buffer: ANY_RANKED_OR_UNRANKED_MEMREF",
    attributes = "read_only: UNIT?",
    traits = {"SAME_OPERANDS_AND_RESULT_SHAPE", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"},
    format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
    implementations = ToBufferBufferization.class,
    patterns = {TensorPatterns.class, ToBufferOfToTensor.class})
public final class ToBufferOp extends ToBufferOpBase {
  ToBufferOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate(TensorTypes.MATCH, each -> TensorTypes.match(each.operand(0).type(), each.result(0).type()));
  }

  FoldResult fold(Attribute[] constants) {
    ToTensorOp inverse = ToTensorOp.of(tensor().definingOp());
    if (inverse != null && inverse.buffer().type() == buffer().type()) {
      return FoldResult.of(inverse.buffer());
    }
    return FoldResult.NONE;
  }
}
