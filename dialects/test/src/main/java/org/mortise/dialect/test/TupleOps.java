// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.TupleType;

/**
 * Creates a tuple, and takes one apart. Like MLIR's, these operations do not verify the types of the elements and are
 * not pure: unused ones stay.
 */
final class TupleOps {
  static final String GET_TUPLE_ELEMENT = "test.get_tuple_element";
  static final String MAKE_TUPLE = "test.make_tuple";

  private static final TypeConstraint<?> TUPLE =
      TypeConstraint.of("tuple with any combination of any type values", TupleType.class);

  private TupleOps() {}

  static OpDefinition makeTuple() {
    return OpDefinition.named(MAKE_TUPLE)
        .operands("inputs", TypeConstraints.ANY)
        .result("result", TUPLE)
        .build();
  }

  static OpDefinition getTupleElement() {
    return OpDefinition.named(GET_TUPLE_ELEMENT)
        .operand("source", TUPLE)
        .attribute("index", AttributeConstraints.I32)
        .result("result", TypeConstraints.ANY)
        .build();
  }
}
