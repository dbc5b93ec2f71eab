// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.abstractresult;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.DeclareOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.NoneType;

/** Converts the signature and the returns of a procedure. */
final class ProcedureConversion {
  private final AbstractResults results;
  private final Operation function;
  private final Type result;

  ProcedureConversion(AbstractResults results, FuncOp function) {
    this.results = results;
    this.function = function.operation();
    this.result = function.type().results().get(0);
  }

  void convert() {
    convertSignature();
    if (function.region(0).isEmpty()) {
      return;
    }
    List<ReturnOp> returns = new ArrayList<>();
    for (Block block : function.region(0).blocks()) {
      ReturnOp end = ReturnOp.of(block.last());
      if (end != null) {
        returns.add(end);
      }
    }
    if (results.isAddress(result)) {
      returns.forEach(this::returnReference);
    } else {
      returnInMemory(returns);
    }
  }

  private void convertSignature() {
    FunctionOpInterface interfaceOf = function.getInterface(FunctionOpInterface.class);
    FunctionType old = FuncOp.of(function).type();
    FunctionType converted = results.convert(old);
    List<DictionaryAttr> attributes = new ArrayList<>();
    for (int i = 0; i < old.inputs().size(); i++) {
      attributes.add(interfaceOf.getArgAttrs(function, i));
    }
    int added = converted.inputs().size() - old.inputs().size();
    function.removeAttr("arg_attrs");
    function.removeAttr("res_attrs");
    interfaceOf.setType(function, converted.inputs(), converted.results());
    for (int i = 0; i < attributes.size(); i++) {
      if (!attributes.get(i).isEmpty()) {
        interfaceOf.setArgAttrs(function, i + added, attributes.get(i));
      }
    }
  }

  /** Returns the number in a C address as a reference. */
  private void returnReference(ReturnOp end) {
    Operation op = end.operation();
    OpBuilder builder = OpBuilder.before(op);
    Value value = op.operand(0);
    LoadOp load = lastLoad(value, op);
    Value memory = load != null ? load.memref() : copyOf(value, builder, op);
    Value number = new AddressComponent(builder, op.location(), result).of(memory);
    Type type = ((ReferenceType) number.type()).elementType();
    Value loaded = LoadOp.create(builder, op.location(), type, number);
    Type reference = ReferenceType.of(NoneType.of(op.context()));
    op.setOperand(0, ConvertOp.create(builder, op.location(), reference, loaded));
  }

  private Value copyOf(Value value, OpBuilder builder, Operation op) {
    Value variable = AllocaOp.create(
        builder, op.location(), ReferenceType.of(result), List.of(), List.of(), TypeAttr.of(result));
    Value memory = variable;
    StoreOp.create(builder, op.location(), value, memory);
    return memory;
  }

  /** Uses the memory of the caller for the variable that all returns load, or stores the results to it. */
  private void returnInMemory(List<ReturnOp> returns) {
    Block entry = function.region(0).first();
    Value memory = entry.insertArgument(0, results.argumentFor(result), function.location());
    OpBuilder builder = new OpBuilder(function.context());
    builder.setInsertionPointToStart(entry);
    if (results.needsBox(result)) {
      memory = BoxAddrOp.create(builder, function.location(), ReferenceType.of(result), memory);
    }
    Operation variable = commonVariable(returns);
    if (variable != null) {
      variable.result(0).replaceAllUsesWith(memory);
      variable.erase();
    }
    for (ReturnOp end : returns) {
      Operation op = end.operation();
      if (variable == null) {
        StoreOp.create(OpBuilder.before(op), op.location(), op.operand(0), memory);
      }
      op.setOperands(List.of());
    }
  }

  /** Returns the allocation of the variable that all returns load last; null if there is no common one. */
  private @Nullable Operation commonVariable(List<ReturnOp> returns) {
    Operation common = null;
    for (ReturnOp end : returns) {
      LoadOp load = lastLoad(end.operands().get(0), end.operation());
      Value address = load == null ? null : load.memref();
      while (address != null && DeclareOp.of(address.definingOp()) != null) {
        address = DeclareOp.of(address.definingOp()).memref();
      }
      Operation variable = address == null ? null : address.definingOp();
      boolean fits = AllocaOp.of(variable) != null && address.type() == ReferenceType.of(result);
      if (!fits || common != null && common != variable) {
        return null;
      }
      common = variable;
    }
    return common;
  }

  /** Returns the load of {@code value} if its memory is known to be unchanged at {@code end}, otherwise null. */
  private static @Nullable LoadOp lastLoad(Value value, Operation end) {
    LoadOp load = LoadOp.of(value.definingOp());
    if (load == null || load.block() != end.block()) {
      return null;
    }
    for (Operation op = load.operation().next(); op != end; op = op.next()) {
      List<MemoryEffect> effects = MemoryEffects.ofRecursively(op);
      boolean unchanged = effects != null
          && effects.stream().noneMatch(effect -> effect.kind() == MemoryEffect.Kind.WRITE
              || effect.kind() == MemoryEffect.Kind.FREE);
      if (!unchanged) {
        return null;
      }
    }
    return load;
  }
}
