// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.abstractresult;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.DispatchOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.SaveResultOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;

/** Converts procedures, calls and addresses of procedures. */
final class ResultConversion {
  static final Precondition ONE_USER = Precondition.checkedByPass(
      "The result of a converted call has exactly one use.",
      call -> call.error("calls with abstract result must have exactly one user"));
  static final Precondition SAVED = Precondition.checkedByPass(
      "This use is a `fir.save_result`.",
      call -> call.error("calls with abstract result must be used in fir.save_result"));
  static final Precondition KNOWN_MEMORY = Precondition.checkedByPass(
      "The memory of the `fir.save_result` is defined before the call.",
      call -> call.error("the memory for the result must be known before the call"));

  private final AbstractResults results;
  private final PassRun run;
  private final DominanceInfo dominance = new DominanceInfo();

  ResultConversion(AbstractResults results, PassRun run) {
    this.results = results;
    this.run = run;
  }

  /** Converts {@code root} and everything nested in it; stops at the first error. */
  void convert(Operation root) {
    List<Operation> found = new ArrayList<>();
    root.walk(op -> {
      FunctionType type = typeOf(op);
      if (type != null && results.concerns(type)) {
        found.add(op);
      }
    });
    for (Operation op : found) {
      Diagnostic wrong = convertOne(op);
      if (wrong != null) {
        run.emit(wrong);
        run.signalFailure();
        return;
      }
    }
  }

  /** Returns the type of the procedure that is defined, called or whose address is taken; null for others. */
  private static @Nullable FunctionType typeOf(Operation op) {
    if (FuncOp.of(op) != null) {
      return FuncOp.of(op).type();
    }
    if (AddrOfOp.of(op) != null) {
      return AddrOfOp.of(op).resTy().type() instanceof FunctionType type ? type : null;
    }
    boolean calls = CallOp.of(op) != null || DispatchOp.of(op) != null;
    return calls ? FunctionType.of(op.context(), typesOf(op.operands()), typesOf(op.results())) : null;
  }

  private static List<Type> typesOf(Value[] values) {
    List<Type> types = new ArrayList<>(values.length);
    for (Value value : values) {
      types.add(value.type());
    }
    return types;
  }

  private @Nullable Diagnostic convertOne(Operation op) {
    if (FuncOp.of(op) != null) {
      new ProcedureConversion(results, FuncOp.of(op)).convert();
      return null;
    }
    if (AddrOfOp.of(op) != null) {
      convertAddress(AddrOfOp.of(op));
      return null;
    }
    return convertCall(op);
  }

  private void convertAddress(AddrOfOp address) {
    OpBuilder builder = OpBuilder.before(address);
    FunctionType old = (FunctionType) address.resTy().type();
    Value converted = AddrOfOp.create(builder, address.location(), results.convert(old), address.symbolAttr());
    address.resTy().replaceAllUsesWith(ConvertOp.create(builder, address.location(), old, converted));
    address.operation().erase();
  }

  private @Nullable Diagnostic convertCall(Operation call) {
    Value result = call.result(0);
    if (!result.hasOneUse()) {
      return ONE_USER.error(call);
    }
    SaveResultOp save = SaveResultOp.of(result.firstUse().owner());
    if (save == null) {
      return SAVED.error(call);
    }
    boolean asBox = results.needsBox(result.type()) && !results.isAddress(result.type());
    for (Value operand : asBox ? List.of(save.operation().operands()) : List.of(save.memref())) {
      if (operand != result && !dominance.properlyDominates(operand, call)) {
        return KNOWN_MEMORY.error(call).note(
            save.location(), "saved here");
      }
    }
    OpBuilder builder = OpBuilder.before(call);
    if (results.isAddress(result.type())) {
      Value address = replacedCall(call, builder, null);
      Value field = new AddressComponent(builder, save.location(), result.type()).of(save.memref());
      Type i64 = IntegerType.of(builder.context(), 64);
      StoreOp.create(builder, call.location(), ConvertOp.create(builder, call.location(), i64, address), field);
    } else {
      replacedCall(call, builder, memory(save, builder));
    }
    save.operation().erase();
    call.erase();
    return null;
  }

  /** Returns the memory of a result in the form in which it is passed. */
  private Value memory(SaveResultOp save, OpBuilder builder) {
    Type type = save.value().type();
    if (!results.needsBox(type)) {
      Type reference = ReferenceType.of(type);
      return save.memref().type() == reference ? save.memref()
          : ConvertOp.create(builder, save.location(), reference, save.memref());
    }
    return EmboxOp.create(builder, save.location(), BoxType.of(type), save.memref(), save.shape(), null,
        List.copyOf(save.typeparams()), null);
  }

  /** Creates the call with the argument {@code memory}, or with an address as result; returns the address. */
  private Value replacedCall(Operation call, OpBuilder builder, @Nullable Value memory) {
    FunctionType procedure = results.convert(procedureOf(call));
    List<Value> operands = new ArrayList<>(List.of(call.operands()));
    CallOp direct = CallOp.of(call);
    int first = direct != null && direct.calleeAttr() != null ? 0 : 1;
    if (memory != null) {
      operands.add(first, memory);
    }
    if (direct == null) {
      DispatchOp dispatch = DispatchOp.of(call);
      DispatchOp replacement = DispatchOp.create(builder, call.location(), procedure.results(), operands.get(0),
          operands.subList(1, operands.size()), dispatch.methodAttr());
      IntegerAttr position = dispatch.passArgPosAttr();
      if (position != null) {
        long shift = memory != null ? 1 : 0;
        replacement.setPassArgPosAttr(IntegerAttr.of(position.type(), position.longValue() + shift));
      }
      return memory != null ? memory : replacement.results().get(0);
    }
    if (first == 1) {
      operands.set(0, ConvertOp.create(builder, call.location(), procedure, operands.get(0)));
    }
    CallOp replacement = CallOp.create(builder, call.location(), procedure.results(), operands);
    if (first == 0) {
      replacement.setCalleeAttr(direct.calleeAttr());
    }
    return memory != null ? memory : replacement.results().get(0);
  }

  /** Returns the type of the called procedure before the conversion. */
  private static FunctionType procedureOf(Operation call) {
    List<Type> inputs = typesOf(call.operands());
    boolean isDirect = CallOp.of(call) != null && CallOp.of(call).calleeAttr() != null;
    return FunctionType.of(
        call.context(), isDirect ? inputs : inputs.subList(1, inputs.size()), typesOf(call.results()));
  }
}
