// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form: one type is written, from which the other one follows. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(
      new RenamedOperation("bufferization.to_memref", ToBufferOp.NAME, FormerOps::toMemref),
      new RenamedOperation(ToTensorOp.NAME, ToTensorOp.NAME, FormerOps::toTensor));

  private FormerOps() {}

  private static OpDefinition toMemref() {
    return OpDefinition.named("bufferization.to_memref")
        .operand("tensor", TypeConstraints.ANY_TENSOR)
        .result("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .optionalAttribute("read_only", AttributeConstraints.UNIT)
        .traits(Trait.SAME_OPERANDS_AND_RESULT_SHAPE, Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, Trait.PURE)
        .typeFrom("tensor", "memref", "type of 'tensor' is the tensor equivalent of 'memref'", TensorTypes::tensorOf)
        .directive("BufferType", new BufferTypeSyntax())
        .format("$tensor (`read_only` $read_only^)? attr-dict `:` custom<BufferType>(type($memref))")
        .build();
  }

  private static OpDefinition toTensor() {
    return OpDefinition.named(ToTensorOp.NAME)
        .operand("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .result("result", TypeConstraints.ANY_TENSOR)
        .optionalAttribute("restrict", AttributeConstraints.UNIT)
        .optionalAttribute("writable", AttributeConstraints.UNIT)
        .typeFrom("result", "memref", "result type matches tensor equivalent of 'memref'", TensorTypes::tensorOf)
        .format("$memref (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($memref)")
        .build();
  }
}
