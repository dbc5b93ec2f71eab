// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.index.AddOp;
import org.mortise.dialect.index.AndOp;
import org.mortise.dialect.index.BoolConstantOp;
import org.mortise.dialect.index.CastSOp;
import org.mortise.dialect.index.CastUOp;
import org.mortise.dialect.index.CeilDivSOp;
import org.mortise.dialect.index.CeilDivUOp;
import org.mortise.dialect.index.CmpOp;
import org.mortise.dialect.index.ConstantOp;
import org.mortise.dialect.index.DivSOp;
import org.mortise.dialect.index.DivUOp;
import org.mortise.dialect.index.FloorDivSOp;
import org.mortise.dialect.index.MaxSOp;
import org.mortise.dialect.index.MaxUOp;
import org.mortise.dialect.index.MinSOp;
import org.mortise.dialect.index.MinUOp;
import org.mortise.dialect.index.MulOp;
import org.mortise.dialect.index.OrOp;
import org.mortise.dialect.index.RemSOp;
import org.mortise.dialect.index.RemUOp;
import org.mortise.dialect.index.ShlOp;
import org.mortise.dialect.index.ShrSOp;
import org.mortise.dialect.index.ShrUOp;
import org.mortise.dialect.index.SizeOfOp;
import org.mortise.dialect.index.SubOp;
import org.mortise.dialect.index.XOrOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.IntegerBinary;
import org.mortise.ir.execution.code.IntegerCast;
import org.mortise.ir.execution.code.Register;
import org.osgi.service.component.annotations.Component;

/** Arithmetic on {@code index}, which has 64 bits. */
@Component(service = ExecutableOpInterface.class)
@Serves({AddOp.NAME, AndOp.NAME, BoolConstantOp.NAME, CastSOp.NAME, CastUOp.NAME, CeilDivSOp.NAME, CeilDivUOp.NAME,
    CmpOp.NAME, ConstantOp.NAME, DivSOp.NAME, DivUOp.NAME, FloorDivSOp.NAME, MaxSOp.NAME, MaxUOp.NAME, MinSOp.NAME,
    MinUOp.NAME, MulOp.NAME, OrOp.NAME, RemSOp.NAME, RemUOp.NAME, ShlOp.NAME, ShrSOp.NAME, ShrUOp.NAME, SizeOfOp.NAME,
    SubOp.NAME, XOrOp.NAME})
@AutoService(OpInterface.class)
public final class IndexExecution extends DialectExecution {
  private static final long WIDTH = 64;

  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(ConstantOp.NAME, (op, code) -> code.define(op.result(0),
        code.constant(op.result(0).type(), Constants.of(ConstantOp.of(op).valueAttr()))));
    table.put(BoolConstantOp.NAME, (op, code) -> code.define(op.result(0),
        code.constant(op.result(0).type(), Constants.of(BoolConstantOp.of(op).valueAttr()))));
    table.put(SizeOfOp.NAME, (op, code) -> code.define(op.result(0), code.index(WIDTH)));
    table.put(AddOp.NAME, binary(IntegerBinary.ADD));
    table.put(SubOp.NAME, binary(IntegerBinary.SUB));
    table.put(MulOp.NAME, binary(IntegerBinary.MUL));
    table.put(DivSOp.NAME, binary(IntegerBinary.DIV_SIGNED));
    table.put(DivUOp.NAME, binary(IntegerBinary.DIV_UNSIGNED));
    table.put(CeilDivSOp.NAME, binary(IntegerBinary.CEIL_DIV_SIGNED));
    table.put(CeilDivUOp.NAME, binary(IntegerBinary.CEIL_DIV_UNSIGNED));
    table.put(FloorDivSOp.NAME, binary(IntegerBinary.FLOOR_DIV_SIGNED));
    table.put(RemSOp.NAME, binary(IntegerBinary.REM_SIGNED));
    table.put(RemUOp.NAME, binary(IntegerBinary.REM_UNSIGNED));
    table.put(MaxSOp.NAME, binary(IntegerBinary.MAX_SIGNED));
    table.put(MaxUOp.NAME, binary(IntegerBinary.MAX_UNSIGNED));
    table.put(MinSOp.NAME, binary(IntegerBinary.MIN_SIGNED));
    table.put(MinUOp.NAME, binary(IntegerBinary.MIN_UNSIGNED));
    table.put(ShlOp.NAME, binary(IntegerBinary.SHIFT_LEFT));
    table.put(ShrSOp.NAME, binary(IntegerBinary.SHIFT_RIGHT_SIGNED));
    table.put(ShrUOp.NAME, binary(IntegerBinary.SHIFT_RIGHT_UNSIGNED));
    table.put(AndOp.NAME, binary(IntegerBinary.AND));
    table.put(OrOp.NAME, binary(IntegerBinary.OR));
    table.put(XOrOp.NAME, binary(IntegerBinary.XOR));
    table.put(CmpOp.NAME, (op, code) -> code.define(op.result(0),
        code.compare(CmpOp.of(op).predicate(), code.operand(op, 0), code.operand(op, 1))));
    table.put(CastSOp.NAME, (op, code) -> code.define(op.result(0),
        code.cast(IntegerCast.TRUNCATE, code.operand(op, 0), op.result(0).type())));
    table.put(CastUOp.NAME, IndexExecution::castUnsigned);
    return table;
  }

  private static ExecutableOpInterface binary(IntegerBinary function) {
    return (op, code) ->
        code.define(op.result(0), code.integer(function, code.operand(op, 0), code.operand(op, 1)));
  }

  private static void castUnsigned(Operation op, CodeBuilder code) {
    Register source = code.operand(op, 0);
    boolean isNarrowing = code.register(op.result(0).type()).format().width() < source.format().width();
    IntegerCast cast = isNarrowing ? IntegerCast.TRUNCATE : IntegerCast.ZERO_EXTEND;
    code.define(op.result(0), code.cast(cast, source, op.result(0).type()));
  }
}
