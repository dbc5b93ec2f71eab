// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Multiplies two vectors and reduces the products into an accumulator, as indexing maps describe. */
@Op(name = "vector.contract",
    operands = {"lhs: ANY_VECTOR", "rhs: ANY_VECTOR", "acc: ANY"},
    results = "result: ANY",
    attributes = {"indexing_maps: ARRAY", "iterator_types: ITERATOR_TYPES", "kind: KIND = KIND_ADD"},
    traits = "PURE",
    implementations = ContractOp.Masking.class)
public final class ContractOp extends ContractOpBase {
  ContractOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("lhs and rhs have same element type", each ->
        of(each).lhsType().elementType() == of(each).rhsType().elementType());
    VectorTypes.sameElementType(op, "third operand acc and result have same element type", 2);
    op.assembly(new ContractAssembly());
  }

  @Nullable Diagnostic verify() {
    return Contraction.of(this).verify();
  }

  /** The mask has a dimension for each loop. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return Contraction.of(of(op)).maskType();
    }
  }
}
