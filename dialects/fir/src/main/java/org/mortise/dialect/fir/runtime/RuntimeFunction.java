// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.runtime;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.VolatileCastOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.pass.NeededSymbol;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.FunctionType;

/**
 * A function outside of the program, which a pass calls.
 *
 * @param isRuntime whether it belongs to Fortran's runtime library; if not, it is an intrinsic function of LLVM
 */
public record RuntimeFunction(String name, List<Type> arguments, List<Type> results, boolean isRuntime) {
  /** Returns a function of Fortran's runtime library. */
  public static RuntimeFunction of(String name, List<Type> arguments, List<Type> results) {
    return new RuntimeFunction(name, arguments, results, true);
  }

  /** Returns an intrinsic function of LLVM without results. */
  public static RuntimeFunction intrinsic(String name, List<Type> arguments) {
    return new RuntimeFunction(name, arguments, List.of(), false);
  }

  /** Requests the declaration of the function in the module of {@code user}. */
  public void declare(Location location, Operation user, PassRun run) {
    run.needSymbol(new NeededSymbol(user, name, module -> define(module, location)));
  }

  private void define(OpBuilder module, Location location) {
    FunctionType type = FunctionType.of(module.context(), arguments, results);
    FuncOp declaration = FuncOp.create(module, location, name, type);
    declaration.setSymVisibilityAttr(StringAttr.of(module.context(), "private"));
    if (isRuntime) {
      declaration.operation().setAttr("fir.runtime", UnitAttr.of(module.context()));
    }
  }

  /** Creates a call, after conversions of the values to the types of the arguments. */
  public CallOp call(OpBuilder builder, Location location, List<Value> values) {
    List<Value> converted = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      converted.add(convert(builder, location, arguments.get(i), values.get(i)));
    }
    CallOp call = CallOp.create(builder, location, results, converted);
    call.setCalleeAttr(SymbolRefAttr.of(builder.context(), name));
    return call;
  }

  private static Value convert(OpBuilder builder, Location location, Type type, Value value) {
    if (value.type() == type) {
      return value;
    }
    Value plain = value;
    if (value.type() instanceof BaseBoxType box && box.isVolatile()) {
      Type entity = box.elementType();
      Type plainType = box instanceof ClassType ? ClassType.of(entity) : BoxType.of(entity);
      plain = VolatileCastOp.create(builder, location, plainType, value);
    }
    return ConvertOp.create(builder, location, type, plain);
  }
}
