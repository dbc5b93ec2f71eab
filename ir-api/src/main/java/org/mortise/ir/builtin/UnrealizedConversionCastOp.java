// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;

/** A cast that stands for a conversion still to be done. */
public final class UnrealizedConversionCastOp {
  public static final String NAME = "builtin.unrealized_conversion_cast";

  private static final TypeConstraint ANY = TypeConstraint.of("any type", type -> true);

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("inputs", ANY)
      .results("outputs", ANY)
      .pure()
      .format("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict")
      .build();

  private UnrealizedConversionCastOp() {}
}
