// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.AddUIExtendedOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.BitcastOp;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.CeilDivUIOp;
import org.mortise.dialect.arith.CmpFOp;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivFOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.ExtFOp;
import org.mortise.dialect.arith.ExtSIOp;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.dialect.arith.FPToSIOp;
import org.mortise.dialect.arith.FPToUIOp;
import org.mortise.dialect.arith.FloorDivSIOp;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.IndexCastUIOp;
import org.mortise.dialect.arith.MaxNumFOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MaxUIOp;
import org.mortise.dialect.arith.MaximumFOp;
import org.mortise.dialect.arith.MinNumFOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.MinUIOp;
import org.mortise.dialect.arith.MinimumFOp;
import org.mortise.dialect.arith.MulFOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.MulSIExtendedOp;
import org.mortise.dialect.arith.MulUIExtendedOp;
import org.mortise.dialect.arith.NegFOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.dialect.arith.RemFOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.RemUIOp;
import org.mortise.dialect.arith.RoundingMode;
import org.mortise.dialect.arith.SIToFPOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.ShLIOp;
import org.mortise.dialect.arith.ShRSIOp;
import org.mortise.dialect.arith.ShRUIOp;
import org.mortise.dialect.arith.SubFOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.arith.TruncFOp;
import org.mortise.dialect.arith.TruncIOp;
import org.mortise.dialect.arith.UIToFPOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.FloatBinary;
import org.mortise.ir.execution.code.FloatPredicate;
import org.mortise.ir.execution.code.IntegerBinary;
import org.mortise.ir.execution.code.IntegerBinary.Overflow;
import org.mortise.ir.execution.code.IntegerCast;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** Arithmetic on numbers, and element by element on vectors and tensors. */
@Component(service = ExecutableOpInterface.class)
@Serves({AddFOp.NAME, AddIOp.NAME, AddUIExtendedOp.NAME, MulSIExtendedOp.NAME, MulUIExtendedOp.NAME,
    AndIOp.NAME, BitcastOp.NAME, CeilDivSIOp.NAME, CeilDivUIOp.NAME, CmpFOp.NAME,
    CmpIOp.NAME, ConstantOp.NAME, DivFOp.NAME, DivSIOp.NAME, DivUIOp.NAME, ExtFOp.NAME, ExtSIOp.NAME, ExtUIOp.NAME,
    FPToSIOp.NAME, FPToUIOp.NAME, FloorDivSIOp.NAME, IndexCastOp.NAME, IndexCastUIOp.NAME, MaxNumFOp.NAME, MaxSIOp.NAME,
    MaxUIOp.NAME, MaximumFOp.NAME, MinNumFOp.NAME, MinSIOp.NAME, MinUIOp.NAME, MinimumFOp.NAME, MulFOp.NAME,
    MulIOp.NAME, NegFOp.NAME, OrIOp.NAME, RemFOp.NAME, RemSIOp.NAME, RemUIOp.NAME, SIToFPOp.NAME, SelectOp.NAME,
    ShLIOp.NAME, ShRSIOp.NAME, ShRUIOp.NAME, SubFOp.NAME, SubIOp.NAME, TruncFOp.NAME, TruncIOp.NAME, UIToFPOp.NAME,
    XOrIOp.NAME})
@AutoService(OpInterface.class)
public final class ArithExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(ConstantOp.NAME, (op, code) -> code.constant(op, ConstantOp.of(op).valueAttr()));
    addIntegers(table);
    addFloats(table);
    addConversions(table);
    table.put(SelectOp.NAME, ArithExecution::select);
    return table;
  }

  // ---- integers ----------------------------------------------------------------------------------------------------

  private static void addIntegers(Map<String, ExecutableOpInterface> table) {
    table.put(AddIOp.NAME, integer(IntegerBinary.ADD));
    table.put(SubIOp.NAME, integer(IntegerBinary.SUB));
    table.put(MulIOp.NAME, integer(IntegerBinary.MUL));
    table.put(DivSIOp.NAME, integer(IntegerBinary.DIV_SIGNED));
    table.put(DivUIOp.NAME, integer(IntegerBinary.DIV_UNSIGNED));
    table.put(FloorDivSIOp.NAME, integer(IntegerBinary.FLOOR_DIV_SIGNED));
    table.put(CeilDivSIOp.NAME, integer(IntegerBinary.CEIL_DIV_SIGNED));
    table.put(CeilDivUIOp.NAME, integer(IntegerBinary.CEIL_DIV_UNSIGNED));
    table.put(RemSIOp.NAME, integer(IntegerBinary.REM_SIGNED));
    table.put(RemUIOp.NAME, integer(IntegerBinary.REM_UNSIGNED));
    table.put(AndIOp.NAME, integer(IntegerBinary.AND));
    table.put(OrIOp.NAME, integer(IntegerBinary.OR));
    table.put(XOrIOp.NAME, integer(IntegerBinary.XOR));
    table.put(ShLIOp.NAME, integer(IntegerBinary.SHIFT_LEFT));
    table.put(ShRSIOp.NAME, integer(IntegerBinary.SHIFT_RIGHT_SIGNED));
    table.put(ShRUIOp.NAME, integer(IntegerBinary.SHIFT_RIGHT_UNSIGNED));
    table.put(MaxSIOp.NAME, integer(IntegerBinary.MAX_SIGNED));
    table.put(MinSIOp.NAME, integer(IntegerBinary.MIN_SIGNED));
    table.put(MaxUIOp.NAME, integer(IntegerBinary.MAX_UNSIGNED));
    table.put(MinUIOp.NAME, integer(IntegerBinary.MIN_UNSIGNED));
    table.put(AddUIExtendedOp.NAME, (op, code) -> code.elementwise(op, operands -> {
      Register sum = code.integer(IntegerBinary.ADD, operands.get(0), operands.get(1));
      return List.of(sum, code.compare(IntegerPredicate.ULT, sum, operands.get(0)));
    }));
    table.put(MulSIExtendedOp.NAME, extended(true));
    table.put(MulUIExtendedOp.NAME, extended(false));
    table.put(CmpIOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.compare(CmpIOp.of(op).predicate(), operands.get(0), operands.get(1)))));
  }

  private static ExecutableOpInterface integer(IntegerBinary function) {
    return (op, code) -> {
      Overflow overflow = overflow(op);
      code.elementwise(op, operands ->
          List.of(code.integer(function, overflow, operands.get(0), operands.get(1))));
    };
  }

  /** The low and the high half of a product. */
  private static ExecutableOpInterface extended(boolean isSigned) {
    return (op, code) -> code.elementwise(op, operands -> List.of(
        code.integer(IntegerBinary.MUL, operands.get(0), operands.get(1)), HighHalf.emit(operands, isSigned, code)));
  }

  private static Overflow overflow(Operation op) {
    OverflowFlagsAttr flags = op.getAttr("overflowFlags", OverflowFlagsAttr.class);
    return flags == null || flags.bits() == OverflowFlagsAttr.NONE ? Overflow.WRAPS : new Overflow(
        (flags.bits() & OverflowFlagsAttr.NSW) != 0, (flags.bits() & OverflowFlagsAttr.NUW) != 0);
  }

  // ---- floating-point numbers --------------------------------------------------------------------------------------

  private static void addFloats(Map<String, ExecutableOpInterface> table) {
    table.put(AddFOp.NAME, floating(FloatBinary.ADD));
    table.put(SubFOp.NAME, floating(FloatBinary.SUB));
    table.put(MulFOp.NAME, floating(FloatBinary.MUL));
    table.put(DivFOp.NAME, floating(FloatBinary.DIV));
    table.put(RemFOp.NAME, floating(FloatBinary.REM));
    table.put(MaximumFOp.NAME, floating(FloatBinary.MAXIMUM));
    table.put(MinimumFOp.NAME, floating(FloatBinary.MINIMUM));
    table.put(MaxNumFOp.NAME, floating(FloatBinary.MAXNUM));
    table.put(MinNumFOp.NAME, floating(FloatBinary.MINNUM));
    table.put(NegFOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.negate(operands.get(0)))));
    table.put(CmpFOp.NAME, (op, code) -> {
      FloatPredicate predicate = predicate(CmpFOp.of(op).predicate());
      code.elementwise(op, operands -> List.of(code.compare(predicate, operands.get(0), operands.get(1))));
    });
  }

  private static ExecutableOpInterface floating(FloatBinary function) {
    return (op, code) -> code.elementwise(op, operands ->
        List.of(code.floating(function, operands.get(0), operands.get(1))));
  }

  private static FloatPredicate predicate(CmpFPredicate predicate) {
    return new FloatPredicate(
        predicate.holds(-1), predicate.holds(0), predicate.holds(1), predicate.holdsForUnordered());
  }

  // ---- conversions -------------------------------------------------------------------------------------------------

  private static void addConversions(Map<String, ExecutableOpInterface> table) {
    table.put(ExtSIOp.NAME, conversion((code, type) -> source -> code.cast(IntegerCast.TRUNCATE, source, type)));
    table.put(ExtUIOp.NAME, conversion((code, type) -> source -> code.cast(IntegerCast.ZERO_EXTEND, source, type)));
    table.put(TruncIOp.NAME, conversion((code, type) -> source -> code.cast(IntegerCast.TRUNCATE, source, type)));
    table.put(IndexCastOp.NAME, conversion((code, type) -> source -> code.cast(IntegerCast.TRUNCATE, source, type)));
    table.put(IndexCastUIOp.NAME, conversion((code, type) -> source -> indexCast(code, source, type)));
    table.put(ExtFOp.NAME, conversion((code, type) -> source -> code.castFloat(source, type)));
    table.put(TruncFOp.NAME, ArithExecution::truncate);
    table.put(BitcastOp.NAME, conversion((code, type) -> source -> code.bitcast(source, type)));
    table.put(SIToFPOp.NAME, conversion((code, type) -> source -> code.toFloat(source, true, type)));
    table.put(UIToFPOp.NAME, conversion((code, type) -> source -> code.toFloat(source, false, type)));
    table.put(FPToSIOp.NAME, conversion((code, type) -> source -> code.toInteger(source, true, type)));
    table.put(FPToUIOp.NAME, conversion((code, type) -> source -> code.toInteger(source, false, type)));
  }

  private static void truncate(Operation op, CodeBuilder code) {
    Type type = elementType(op);
    RoundingMode mode = TruncFOp.of(op).roundingMode();
    code.elementwise(op, operands -> List.of(mode == RoundingMode.TO_NEAREST_EVEN
        ? code.castFloat(operands.get(0), type) : DirectedRounding.emit(operands.get(0), type, mode, code)));
  }

  private interface Conversion {
    Function<Register, Register> to(CodeBuilder code, Type type);
  }

  private static ExecutableOpInterface conversion(Conversion conversion) {
    return (op, code) -> {
      Function<Register, Register> function = conversion.to(code, elementType(op));
      code.elementwise(op, operands -> List.of(function.apply(operands.get(0))));
    };
  }

  private static Register indexCast(CodeBuilder code, Register source, Type type) {
    boolean isNarrowing = code.register(type).format().width() < source.format().width();
    return code.cast(isNarrowing ? IntegerCast.TRUNCATE : IntegerCast.ZERO_EXTEND, source, type);
  }

  private static Type elementType(Operation op) {
    Type type = op.result(0).type();
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  // ---- selection ---------------------------------------------------------------------------------------------------

  /** One condition selects values of any type as a whole. */
  private static void select(Operation op, CodeBuilder code) {
    if (op.operand(0).type() instanceof ShapedType) {
      code.elementwise(op, operands -> List.of(code.select(operands.get(0), operands.get(1), operands.get(2))));
    } else {
      code.define(op.result(0), code.select(code.operand(op, 0), code.operand(op, 1), code.operand(op, 2)));
    }
  }
}
