// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Sees memory as of another type: with more or less known of its shape and layout, with or without a rank. */
public final class CastOp {
  public static final String NAME = "memref.cast";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .result("dest", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .pure()
      .format("$source attr-dict `:` type($source) `to` type($dest)")
      .verifier(CastOp::verify)
      .folder((op, constants) -> CastOp.fold(op))
      .resultNames((op, sink) -> sink.name(op.result(0), "cast"))
      .build();

  private final Operation op;

  private CastOp(Operation op) {
    this.op = op;
  }

  public static CastOp create(OpBuilder builder, Location location, Type type, Value source) {
    return new CastOp(builder.create(builder.state(location, NAME).addOperand(source).addResultType(type)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CastOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CastOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  /** Whether a cast can convert one type to the other. */
  public static boolean areCastCompatible(Type from, Type to) {
    return MemRefTypes.areCastCompatible(from, to);
  }

  public Value source() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    return MemRefTypes.verifyCast(op, MemRefTypes.areCastCompatible(op.operand(0).type(), op.result(0).type()));
  }

  /** A cast of a cast comes first: a cast that changes nothing can become one that does, if its source is cast. */
  private static FoldResult fold(Operation op) {
    FoldResult folded = CastFolding.intoOperands(op);
    return op.operand(0).type() == op.result(0).type() ? FoldResult.of(op.operand(0)) : folded;
  }
}
