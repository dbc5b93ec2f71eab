// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form: numbers are an array of attributes. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(
      new FormerArray(ShuffleOp.NAME, "mask", () -> OpDefinition.named(ShuffleOp.NAME)
          .operand("v1", VectorConstraints.FIXED_VECTOR)
          .operand("v2", VectorConstraints.FIXED_VECTOR)
          .result("vector", TypeConstraints.ANY_VECTOR)
          .attribute("mask", AttributeConstraints.I64_ARRAY)
          .traits(Trait.INFERS_RESULT_TYPES)
          .inferResultTypes(state -> null)
          .format("operands $mask attr-dict `:` type(operands)")
          .build()),
      new FormerArray(ConstantMaskOp.NAME, "mask_dim_sizes", () -> OpDefinition.named(ConstantMaskOp.NAME)
          .result("result", VectorConstraints.MASK_OF_ANY_RANK)
          .attribute("mask_dim_sizes", AttributeConstraints.I64_ARRAY)
          .format("$mask_dim_sizes attr-dict `:` type(results)")
          .build()),
      new FormerArray(MultiReductionOp.NAME, "reduction_dims", () -> OpDefinition.named(MultiReductionOp.NAME)
          .operand("source", TypeConstraints.ANY_VECTOR)
          .operand("acc", TypeConstraints.ANY)
          .result("dest", TypeConstraints.ANY)
          .attribute("kind", VectorConstraints.KIND)
          .attribute("reduction_dims", AttributeConstraints.I64_ARRAY)
          .sameTypes("dest", "acc")
          .format("$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)")
          .build()));

  private FormerOps() {}
}
