// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.TensorType;

/** The operations that MLIR 19.1 has in another form: one type is written, from which the other one follows. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(
      new Conversion("bufferization.to_memref", ToBufferOp.NAME, FormerOps::toMemref),
      new Conversion(ToTensorOp.NAME, ToTensorOp.NAME, FormerOps::toTensor));

  private FormerOps() {}

  /** A conversion between a tensor and its buffer. In 19.1 the type of the tensor follows from that of the buffer. */
  private static final class Conversion extends RenamedOperation {
    Conversion(String name, String currentName, Supplier<OpDefinition> definition) {
      super(name, currentName, definition);
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Type operand = current.operand(0).type();
      Type result = current.result(0).type();
      boolean isPlain = operand instanceof TensorType
          ? operand == TensorTypes.tensorOf(result) : result == TensorTypes.tensorOf(operand);
      return isPlain ? super.downgrade(current, former)
          : current.opError("with a tensor that has an encoding does not exist in MLIR " + MlirVersion.V19_1);
    }
  }

  private static OpDefinition toMemref() {
    return OpDefinition.named("bufferization.to_memref")
        .operand("tensor", TypeConstraints.ANY_TENSOR)
        .result("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .optionalAttribute("read_only", AttributeConstraints.UNIT)
        .traits(Trait.SAME_OPERANDS_AND_RESULT_SHAPE, Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, Trait.PURE)
        .directive("BufferType", new BufferTypeSyntax())
        .format("$tensor (`read_only` $read_only^)? attr-dict `:` custom<BufferType>(type($tensor), type($memref))")
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
