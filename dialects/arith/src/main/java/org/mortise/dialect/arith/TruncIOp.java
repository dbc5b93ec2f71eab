// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** Cuts off the upper bits of an integer. */
public final class TruncIOp {
  public static final String NAME = "arith.trunci";

  static final OpDefinition DEFINITION = ArithDefinitions.integerCast(NAME, ArithTypes::isNarrowing)
      .folder(TruncIOp::fold)
      .canonicalization(CastPatterns::truncI)
      .build();

  private final Operation op;

  private TruncIOp(Operation op) {
    this.op = op;
  }

  public static TruncIOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new TruncIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static TruncIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new TruncIOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value in() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    Operation source = op.operand(0).definingOp();
    if (source != null && (source.is(ExtUIOp.DEFINITION) || source.is(ExtSIOp.DEFINITION))) {
      return foldOfExtension(op, source.operand(0));
    }
    TruncIOp inner = of(source);
    if (inner != null) {
      op.setOperand(0, inner.in());
      return FoldResult.IN_PLACE;
    }
    return IntegerFolding.cast(constants[0], op.result(0).type(), (a, width) -> a);
  }

  /** Of {@code trunci(ext(original))}, whatever the middle is: the original, or its truncation. */
  private static FoldResult foldOfExtension(Operation op, Value original) {
    int from = ArithTypes.width(original.type());
    int to = ArithTypes.width(op.result(0).type());
    if (from == to) {
      return FoldResult.of(original);
    }
    if (from < to) {
      return FoldResult.NONE;
    }
    op.setOperand(0, original);
    return FoldResult.IN_PLACE;
  }
}
