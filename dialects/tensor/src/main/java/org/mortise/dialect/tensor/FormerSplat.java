// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;

/** {@code tensor.splat} of integers, indices and floats only; in MLIR 22.1 the elements have any type. */
final class FormerSplat extends RenamedOperation {
  private static final TypeConstraint<Type> ELEMENT = TypeConstraint.of(
      "integer/index/float type",
      type -> TypeConstraints.SIGNLESS_INTEGER_OR_INDEX.accepts(type) || TypeConstraints.ANY_FLOAT.accepts(type));

  FormerSplat() {
    super(SplatOp.NAME, SplatOp.NAME, FormerSplat::define);
  }

  private static OpDefinition define() {
    return OpDefinition.named(SplatOp.NAME)
        .operand("input", ELEMENT)
        .operands("dynamicSizes", TypeConstraints.INDEX)
        .result("aggregate", TypeConstraints.ANY_RANKED_TENSOR)
        .resultNames((op, sink) -> sink.name(op.result(0), "splat"))
        .typeFrom("input", "aggregate", "operand type matches element type of result", TensorTypes::elementType)
        .format("$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)")
        .build();
  }

  @Override
  public boolean expresses(Operation current) {
    return ELEMENT.accepts(current.operand(0).type());
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    return expresses(current) ? super.downgrade(current, former) : current.opError(
        "of elements of type '" + current.operand(0).type() + "' does not exist in MLIR " + MlirVersion.V19_1);
  }
}
