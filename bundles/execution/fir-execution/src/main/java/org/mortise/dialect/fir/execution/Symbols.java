// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.GlobalOp;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Procedure;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;

/** Operations that refer to symbols: calls, and addresses of global variables and procedures. */
final class Symbols {
  private Symbols() {}

  static void call(CallOp op, CodeBuilder code) {
    SymbolRefAttr callee = op.calleeAttr();
    List<Register> operands = code.operands(op);
    if (callee == null) {
      callIndirect(operands.get(0), operands.subList(1, operands.size()), code.results(op), code);
    } else {
      code.call(found(op.operation(), callee, code), operands, code.results(op));
    }
  }

  /** An internal procedure gets the variables of its host as a last argument, which the call does not state. */
  private static void callIndirect(
      Register callee, List<Register> arguments, List<Register> results, CodeBuilder code) {
    Register function = code.register(callee.format().type());
    Register host = code.register(callee.format().type());
    Register hasHost = code.register(IntegerType.of(callee.format().type().context(), 1));
    code.run(List.of(function, host, hasHost), (values, machine) -> values[0] instanceof Procedure procedure
        ? new Object[] {procedure.function(), procedure.host(), -1L}
        : new Object[] {values[0], Pointers.nullPointer(machine), 0L}, PoisonRule.REJECT, List.of(callee));
    List<Register> all = new ArrayList<>(arguments);
    all.add(host);
    Label internal = new Label();
    Label external = new Label();
    Label end = new Label();
    code.branch(hasHost, internal, external);
    code.place(internal);
    code.emit(new Instruction.CallIndirect(results, function, all));
    code.jump(end);
    code.place(external);
    code.emit(new Instruction.CallIndirect(results, function, arguments));
    code.place(end);
  }

  static void addressOf(AddrOfOp op, CodeBuilder code) {
    Operation symbol = found(op.operation(), op.symbolAttr(), code);
    if (op.resTy().type() instanceof FunctionType || GlobalOp.of(symbol) == null) {
      code.define(op.resTy(), code.constant(op.resTy().type(), symbol));
    } else {
      addressOf(op.operation(), GlobalOp.of(symbol), code);
    }
  }

  /** The variable exists from the first use on. Its initial value is computed then. */
  private static void addressOf(Operation op, GlobalOp global, CodeBuilder code) {
    Type type = global.typeAttr().value();
    long bytes = FirLayout.bytes(type);
    Attribute initial = global.initValAttr();
    Register address = code.result(op, 0);
    Register isNew = code.register(IntegerType.of(op.context(), 1));
    code.run(List.of(address, isNew), (arguments, machine) -> {
      boolean[] created = {false};
      Object memory = machine.global(global.operation(), () -> {
        created[0] = true;
        MemRef place = Pointers.allocate(bytes, Storage.GLOBAL, machine);
        if (initial != null && Constants.of(initial) instanceof Elements elements) {
          Scalars.of(type).write(place, elements, machine);
        }
        return place;
      });
      return new Object[] {memory, created[0] ? -1L : 0L};
    }, PoisonRule.REJECT, List.of());
    if (global.hasInitializationBody()) {
      Label initialize = new Label();
      Label end = new Label();
      code.branch(isNew, initialize, end);
      code.place(initialize);
      Register value = code.register(type);
      code.call(global.operation(), List.of(), List.of(value));
      Accesses.store(type, value, address, code);
      code.place(end);
    }
  }

  private static Operation found(Operation op, SymbolRefAttr name, CodeBuilder code) {
    Operation symbol = code.lookUp(op, name);
    if (symbol == null) {
      throw new UnsupportedOperationException("there is no symbol " + name);
    }
    return symbol;
  }
}
