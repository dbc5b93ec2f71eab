// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.arith.AddUIExtendedOp;
import org.mortise.dialect.arith.BitcastOp;
import org.mortise.dialect.arith.CmpFOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulSIExtendedOp;
import org.mortise.dialect.arith.MulUIExtendedOp;
import org.mortise.dialect.arith.NegFOp;
import org.mortise.dialect.arith.RoundingMode;
import org.mortise.dialect.arith.ScalingExtFOp;
import org.mortise.dialect.arith.ScalingTruncFOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.TruncFOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** Arithmetic on numbers, and element by element on vectors and tensors. */
@Component(service = ExecutableOpInterface.class)
@Serves("arith.*")
@AutoService(OpInterface.class)
public final class ArithExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(ConstantOp.NAME, (op, code) -> code.constant(op, ConstantOp.of(op).valueAttr()));
    addIntegers(table);
    addFloats(table);
    addConversions(table);
    table.put(SelectOp.NAME, ExecutableOpInterface.of(SelectOp::of, ArithExecution::select));
    return table;
  }

  // ---- integers ----------------------------------------------------------------------------------------------------

  private static void addIntegers(Map<String, ExecutableOpInterface> table) {
    table.put(AddUIExtendedOp.NAME, (op, code) -> code.elementwise(op, operands -> {
      Register sum = code.integer(IntegerFunction.ADD, operands.get(0), operands.get(1));
      return List.of(sum, code.compare(IntegerPredicate.ULT, sum, operands.get(0)));
    }));
    table.put(MulSIExtendedOp.NAME, extended(true));
    table.put(MulUIExtendedOp.NAME, extended(false));
    table.put(CmpIOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.compare(CmpIOp.of(op).predicate(), operands.get(0), operands.get(1)))));
  }

  /** The low and the high half of a product. */
  private static ExecutableOpInterface extended(boolean isSigned) {
    return (op, code) -> code.elementwise(op, operands -> List.of(
        code.integer(IntegerFunction.MUL, operands.get(0), operands.get(1)), HighHalf.emit(operands, isSigned, code)));
  }

  // ---- floating-point numbers --------------------------------------------------------------------------------------

  private static void addFloats(Map<String, ExecutableOpInterface> table) {
    table.put(NegFOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.negate(operands.get(0)))));
    table.put(CmpFOp.NAME, (op, code) -> {
      FloatPredicate predicate = CmpFOp.of(op).predicate().outcomes();
      code.elementwise(op, operands -> List.of(code.compare(predicate, operands.get(0), operands.get(1))));
    });
  }

  // ---- conversions -------------------------------------------------------------------------------------------------

  private static void addConversions(Map<String, ExecutableOpInterface> table) {
    table.put(TruncFOp.NAME, ArithExecution::truncate);
    table.put(ScalingExtFOp.NAME, ArithExecution::extendScaled);
    table.put(ScalingTruncFOp.NAME, ArithExecution::truncateScaled);
    table.put(BitcastOp.NAME, (op, code) -> {
      Type type = elementType(op);
      code.elementwise(op, operands -> List.of(code.bitcast(operands.get(0), type)));
    });
  }

  private static void truncate(Operation op, CodeBuilder code) {
    Type type = elementType(op);
    RoundingMode mode = TruncFOp.of(op).roundingMode();
    code.elementwise(op, operands -> List.of(truncate(operands.get(0), type, mode, code)));
  }

  private static Register truncate(Register number, Type type, RoundingMode mode, CodeBuilder code) {
    return mode == RoundingMode.TO_NEAREST_EVEN
        ? code.castFloat(number, type) : DirectedRounding.emit(number, type, mode, code);
  }

  private static void extendScaled(Operation op, CodeBuilder code) {
    Type type = elementType(op);
    code.elementwise(op, operands -> List.of(code.compute(FloatFunction.MULF,
        code.castFloat(operands.get(0), type), scale(operands.get(1), type, code))));
  }

  private static void truncateScaled(Operation op, CodeBuilder code) {
    Type type = elementType(op);
    RoundingMode mode = ScalingTruncFOp.of(op).roundingMode();
    code.elementwise(op, operands -> {
      Register number = operands.get(0);
      Register scale = scale(operands.get(1), number.format().type(), code);
      return List.of(truncate(code.compute(FloatFunction.DIVF, number, scale), type, mode, code));
    });
  }

  /** A scale as a number of a format, rounded to a power of two. */
  private static Register scale(Register scale, Type type, CodeBuilder code) {
    FloatType powers = FloatType.of(type.context(), FloatKind.F8E8M0FNU);
    return code.castFloat(code.castFloat(scale, powers), type);
  }

  private static Type elementType(Operation op) {
    Type type = op.result(0).type();
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  // ---- selection ---------------------------------------------------------------------------------------------------

  /** One condition selects values of any type as a whole. */
  private static void select(SelectOp op, CodeBuilder code) {
    if (op.condition().type() instanceof ShapedType) {
      code.elementwise(op, operands -> List.of(code.select(operands.get(0), operands.get(1), operands.get(2))));
    } else {
      code.define(op.result(),
          code.select(code.value(op.condition()), code.value(op.trueValue()), code.value(op.falseValue())));
    }
  }
}
