// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.KnownValuesOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/**
 * Selects one of two values of any type. The condition is an {@code i1}, or a vector or tensor of {@code i1} that
 * selects element by element.
 */
@Op(name = "arith.select",
    operands = {"condition: BOOL_LIKE", "true_value: ANY", "false_value: ANY"},
    results = "result: ANY",
    traits = {"ELEMENTWISE_MAPPABLE", "PURE", "INFERS_RESULT_TYPES"},
    sameTypes = "true_value, false_value, result",
    implementations = {
        SelectOp.Known.class, SelectBufferization.class, SelectLike.class, SelectBounds.class, SelectOp.Range.class
    },
    patterns = SelectPatterns.class)
public final class SelectOp extends SelectOpBase {
  SelectOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("condition is signless i1 or has matching shape", each -> new SelectOp(each).hasMatchingCondition());
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Type condition = condition().type();
    Type result = result().type();
    if (ArithTypes.isBool(condition)) {
      return null;
    }
    Type expected = ArithTypes.boolLike(result);
    return condition == expected ? null : opError("expected condition type to have the same shape as the result"
        + " type, expected '" + expected + "', but got '" + condition + "'");
  }

  private boolean hasMatchingCondition() {
    Type condition = condition().type();
    return ArithTypes.isBool(condition) || ArithTypes.haveSameShape(condition, result().type());
  }

  FoldResult fold(Attribute[] constants) {
    if (trueValue() == falseValue()) {
      return FoldResult.of(trueValue());
    }
    if (IntegerConstants.isAllOnes(constants[0])) {
      return FoldResult.of(trueValue());
    }
    if (IntegerConstants.isZero(constants[0])) {
      return FoldResult.of(falseValue());
    }
    if (constants[1] instanceof PoisonAttr || constants[2] instanceof PoisonAttr) {
      return FoldResult.of(constants[1] instanceof PoisonAttr ? falseValue() : trueValue());
    }
    if (ArithTypes.isBool(result().type())
        && IntegerConstants.isOneBit(constants[1]) && IntegerConstants.isZero(constants[2])) {
      return FoldResult.of(condition());
    }
    Value compared = comparedValue();
    return compared != null ? FoldResult.of(compared) : IntegerConstants.select(constants);
  }

  /**
   * Returns the value that is selected in both cases if the condition is whether the two values are equal; otherwise
   * null.
   */
  private @Nullable Value comparedValue() {
    CmpIOp comparison = CmpIOp.of(condition().definingOp());
    if (comparison == null) {
      return null;
    }
    IntegerPredicate predicate = comparison.predicate();
    if (predicate != IntegerPredicate.EQ && predicate != IntegerPredicate.NE) {
      return null;
    }
    Value a = comparison.lhs();
    Value b = comparison.rhs();
    boolean both = trueValue() == a && falseValue() == b || trueValue() == b && falseValue() == a;
    if (!both) {
      return null;
    }
    return predicate == IntegerPredicate.NE ? trueValue() : falseValue();
  }

  /** {@code %c, %a, %b : type}; the type of the condition precedes {@code type} unless it is {@code i1}. */
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
    public String template() {
      return " $%condition, $%true_value, $%false_value : $type";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperands(List.of(op.operands()));
      printer.printOptionalAttrDict(op);
      printer.print(" : ");
      SelectOp select = new SelectOp(op);
      Type conditionType = select.condition().type();
      if (!ArithTypes.isBool(conditionType)) {
        printer.printType(conditionType).print(", ");
      }
      printer.printType(select.result().type());
    }
  }

  /** A condition that is one bit is true when the first value is used, and false when the second one is. */
  static final class Known implements KnownValuesOpInterface {
    @Override
    public List<KnownValue> getKnownValuesForOperand(Operation op, int index) {
      SelectOp view = of(op);
      return index == 0 || !ArithTypes.isBool(view.condition().type()) ? List.of()
          : List.of(KnownValue.equal(view.condition(), IntegerAttr.bool(op.context(), index == 1)));
    }
  }

  /** The range of the selected value, of both values if the condition is not known. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      BigInteger condition = operands.get(0).constantValue();
      if (condition != null) {
        results.set(op.result(0), operands.get(condition.signum() != 0 ? 1 : 2));
      } else {
        results.set(op.result(0), operands.get(1).union(operands.get(2)));
      }
    }
  }
}
