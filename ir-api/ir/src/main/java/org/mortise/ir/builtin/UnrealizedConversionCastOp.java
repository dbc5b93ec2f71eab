// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.Arrays;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;

/** A cast that stands for a conversion still to be done. */
public final class UnrealizedConversionCastOp {
  public static final String NAME = "builtin.unrealized_conversion_cast";

  private static final TypeConstraint<?> ANY = TypeConstraint.of("any type", type -> true);

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("inputs", ANY)
      .results("outputs", ANY)
      .pure()
      .folder((op, constants) -> fold(op))
      .format("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict")
      .verifier(UnrealizedConversionCastOp::verify)
      .build();

  private UnrealizedConversionCastOp() {}

  private static Diagnostic verify(Operation op) {
    return op.resultCount() > 0 ? null : op.opError("expected at least one result for cast operation");
  }

  /** A cast to the same types is its operands; a cast back of a whole cast is what was cast. */
  private static FoldResult fold(Operation op) {
    if (op.operandCount() == 0 || op.resultCount() == 0) {
      return FoldResult.NONE;
    }
    if (hasTypesOf(op.results(), op.operands())) {
      return FoldResult.ofAll((Object[]) op.operands());
    }
    Operation producer = op.operand(0).definingOp();
    boolean castsBack = producer != null && producer.is(DEFINITION)
        && Arrays.equals(op.operands(), producer.results()) && hasTypesOf(op.results(), producer.operands());
    return castsBack ? FoldResult.ofAll((Object[]) producer.operands()) : FoldResult.NONE;
  }

  private static boolean hasTypesOf(Value[] values, Value[] others) {
    if (values.length != others.length) {
      return false;
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i].type() != others[i].type()) {
        return false;
      }
    }
    return true;
  }
}
