// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.dropequivalentbufferresults;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.function.FunctionLike;

/** Finds the results of one function that are its own arguments, and drops them. */
final class EquivalentResults {
  private static final int NONE = -1;

  private final FuncOp function;
  private final ReturnOp exit;
  /** Per result the index of the equivalent argument, or NONE. */
  private final int[] arguments;

  private EquivalentResults(FuncOp function, ReturnOp exit, int[] arguments) {
    this.function = function;
    this.exit = exit;
    this.arguments = arguments;
  }

  /** Returns the equivalent results; null if there are none or if they cannot be determined. */
  static @Nullable EquivalentResults of(FuncOp function) {
    ReturnOp exit = onlyReturn(function);
    if (exit == null) {
      return null;
    }
    int[] arguments = new int[exit.operands().size()];
    boolean any = false;
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argumentOf(exit.operands().get(i), function.body().first());
      any |= arguments[i] != NONE;
    }
    return any ? new EquivalentResults(function, exit, arguments) : null;
  }

  private static @Nullable ReturnOp onlyReturn(FuncOp function) {
    ReturnOp found = null;
    for (Block block : function.body().blocks()) {
      ReturnOp candidate = ReturnOp.of(block.last());
      if (candidate != null && found != null) {
        return null;
      }
      found = candidate == null ? found : candidate;
    }
    return found;
  }

  private static int argumentOf(Value returned, Block entry) {
    Value value = returned;
    for (CastOp cast = CastOp.of(value.definingOp()); cast != null; cast = CastOp.of(value.definingOp())) {
      value = cast.source();
    }
    return value instanceof BlockArgument argument && argument.owner() == entry ? argument.index() : NONE;
  }

  void dropFromFunction() {
    Operation op = function.operation();
    FunctionOpInterface signature = op.getInterface(FunctionOpInterface.class);
    List<Type> types = new ArrayList<>();
    List<DictionaryAttr> attributes = new ArrayList<>();
    List<Value> returned = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] == NONE) {
        types.add(function.type().result(i));
        attributes.add(signature.getResultAttrs(op, i));
        returned.add(exit.operands().get(i));
      }
    }
    op.removeAttr(FunctionLike.RES_ATTRS);
    signature.setType(op, function.type().inputs(), types);
    for (int i = 0; i < attributes.size(); i++) {
      if (!attributes.get(i).isEmpty()) {
        signature.setResultAttrs(op, i, attributes.get(i));
      }
    }
    exit.operands().assign(returned);
  }

  /** Replaces {@code call} by a call of the changed function. */
  void dropFromCall(CallOp call) {
    Operation op = call.operation();
    OpBuilder builder = OpBuilder.before(op);
    CallOp changed = CallOp.create(builder, op.location(), function, Arrays.asList(op.operands()));
    List<Value> replacements = new ArrayList<>(arguments.length);
    int next = 0;
    for (int i = 0; i < arguments.length; i++) {
      replacements.add(arguments[i] == NONE
          ? changed.operation().result(next++)
          : castTo(op.result(i).type(), op.operand(arguments[i]), builder, op));
    }
    op.replaceAllUsesWith(replacements);
    op.erase();
  }

  private static Value castTo(Type type, Value passed, OpBuilder builder, Operation call) {
    return passed.type() == type ? passed : CastOp.create(builder, call.location(), type, passed);
  }
}
