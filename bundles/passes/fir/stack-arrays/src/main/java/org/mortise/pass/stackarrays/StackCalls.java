// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;

/** Calls of the functions that save and restore the pointer of the stack, which the module declares when needed. */
final class StackCalls {
  private static final String SAVE = "llvm.stacksave.p0";
  private static final String RESTORE = "llvm.stackrestore.p0";

  private final Operation module;
  private @Nullable Operation save;
  private @Nullable Operation restore;

  StackCalls(Operation module) {
    this.module = module;
  }

  /** Saves the pointer of the stack and returns it. */
  Value save(OpBuilder builder, Location location) {
    Context context = builder.context();
    List<Type> results = List.of(ReferenceType.of(IntegerType.of(context, Byte.SIZE)));
    if (save == null) {
      save = declare(builder, SAVE, FunctionType.of(context, List.of(), results));
    }
    return call(builder, location, SAVE, results, List.of()).results().get(0);
  }

  /** Sets the pointer of the stack to a saved one; returns the call. */
  Operation restore(OpBuilder builder, Location location, Value saved) {
    if (restore == null) {
      restore = declare(builder, RESTORE, FunctionType.of(builder.context(), List.of(saved.type()), List.of()));
    }
    return call(builder, location, RESTORE, List.of(), List.of(saved)).operation();
  }

  private static CallOp call(
      OpBuilder builder, Location location, String function, List<Type> results, List<Value> arguments) {
    CallOp call = CallOp.create(builder, location, results, arguments);
    call.setCalleeAttr(SymbolRefAttr.of(builder.context(), function));
    return call;
  }

  /** Returns the function of this name, which is added to the end of the module if it is missing. */
  private Operation declare(OpBuilder builder, String name, FunctionType type) {
    Block body = module.region(0).first();
    for (Operation op = body.first(); op != null; op = op.next()) {
      if (name.equals(SymbolTable.getSymbolName(op))) {
        return op;
      }
    }
    OpBuilder.InsertionPoint here = builder.saveInsertionPoint();
    builder.setInsertionPointToEnd(body);
    FuncOp function = FuncOp.create(builder, UnknownLoc.of(builder.context()), name, type);
    function.setSymVisibilityAttr(StringAttr.of(builder.context(), "private"));
    builder.restoreInsertionPoint(here);
    return function.operation();
  }
}
