// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** One of two values of any type, depending on an {@code i1}, or element by element on a vector or tensor of them. */
public final class SelectOp {
  public static final String NAME = "arith.select";

  private static final TypeConstraint<?> ANY = TypeConstraint.of("any type", type -> true);

  static final OpDefinition DEFINITION = ArithDefinitions.elementwise(NAME)
      .operand("condition", TypeConstraints.BOOL_LIKE)
      .operand("true_value", ANY)
      .operand("false_value", ANY)
      .result("result", ANY)
      .traits(Trait.ALWAYS_SPECULATABLE)
      .sameTypes("true_value", "false_value", "result")
      .inferResultTypes(state -> state.operands().size() < 2 ? null : List.of(state.operands().get(1).type()))
      .predicate("condition is signless i1 or has matching shape", SelectOp::hasMatchingCondition)
      .verifier(SelectOp::verify)
      .assembly(new Assembly())
      .folder(SelectOp::fold)
      .canonicalization(SelectPatterns::add)
      .build();

  private final Operation op;

  private SelectOp(Operation op) {
    this.op = op;
  }

  public static SelectOp create(
      OpBuilder builder, Location location, Value condition, Value trueValue, Value falseValue) {
    OperationState state = builder.state(location, NAME)
        .addOperand(condition)
        .addOperand(trueValue)
        .addOperand(falseValue)
        .addResultType(trueValue.type());
    return new SelectOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static SelectOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new SelectOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value condition() {
    return op.operand(0);
  }

  public Value trueValue() {
    return op.operand(1);
  }

  public Value falseValue() {
    return op.operand(2);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    Type condition = op.operand(0).type();
    Type result = op.result(0).type();
    if (ArithTypes.isBool(condition)) {
      return null;
    }
    Type expected = ArithTypes.boolLike(result);
    return condition == expected ? null : op.opError("expected condition type to have the same shape as the result"
        + " type, expected '" + expected + "', but got '" + condition + "'");
  }

  private static boolean hasMatchingCondition(Operation op) {
    Type condition = op.operand(0).type();
    return ArithTypes.isBool(condition) || ArithTypes.haveSameShape(condition, op.result(0).type());
  }

  private static FoldResult fold(Operation operation, Attribute[] constants) {
    SelectOp op = new SelectOp(operation);
    if (op.trueValue() == op.falseValue()) {
      return FoldResult.of(op.trueValue());
    }
    if (IntegerConstants.isAllOnes(constants[0])) {
      return FoldResult.of(op.trueValue());
    }
    if (IntegerConstants.isZero(constants[0])) {
      return FoldResult.of(op.falseValue());
    }
    if (ArithTypes.isBool(op.result().type())
        && IntegerConstants.isOneBit(constants[1]) && IntegerConstants.isZero(constants[2])) {
      return FoldResult.of(op.condition());
    }
    Value compared = op.comparedValue();
    return compared != null ? FoldResult.of(compared) : IntegerConstants.select(constants);
  }

  /** If the two values are chosen by whether they are equal, the one that it comes to in either case; or null. */
  private Value comparedValue() {
    CmpIOp comparison = CmpIOp.of(condition().definingOp());
    if (comparison == null) {
      return null;
    }
    CmpIPredicate predicate = comparison.predicate();
    if (predicate != CmpIPredicate.EQ && predicate != CmpIPredicate.NE) {
      return null;
    }
    Value a = comparison.lhs();
    Value b = comparison.rhs();
    boolean both = trueValue() == a && falseValue() == b || trueValue() == b && falseValue() == a;
    if (!both) {
      return null;
    }
    return predicate == CmpIPredicate.NE ? trueValue() : falseValue();
  }

  /** {@code %c, %a, %b : type}, with the type of the condition in front if that is no {@code i1}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      int position = parser.position();
      List<OpAsmParser.UnresolvedOperand> operands = new ArrayList<>(3);
      parser.parseOperands(operands, 3);
      parser.parseOptionalAttrDict(state);
      Type type = parser.parseColonType();
      Type conditionType = IntegerType.of(parser.context(), 1);
      if (parser.parseOptionalPunctuation(",")) {
        conditionType = type;
        type = parser.parseType();
      }
      parser.resolveOperands(operands, List.of(conditionType, type, type), position, state);
      state.addResultType(type);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperands(List.of(op.operands()));
      printer.printOptionalAttrDict(op);
      printer.print(" : ");
      Type conditionType = op.operand(0).type();
      if (!ArithTypes.isBool(conditionType)) {
        printer.printType(conditionType).print(", ");
      }
      printer.printType(op.result(0).type());
    }
  }
}
