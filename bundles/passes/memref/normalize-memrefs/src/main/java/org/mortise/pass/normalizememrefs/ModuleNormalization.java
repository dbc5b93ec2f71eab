// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.normalizememrefs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mortise.dialect.affine.MemRefNormalization;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.MemRefType;

/** Normalizes the memrefs of the functions of a module. */
final class ModuleNormalization {
  private final List<FuncOp> functions = new ArrayList<>();
  private final FunctionUses uses;
  private final PassRun run;

  ModuleNormalization(Operation module, PassRun run) {
    this.run = run;
    module.walk(op -> {
      if (FuncOp.of(op) != null) {
        functions.add(FuncOp.of(op));
      }
    });
    uses = new FunctionUses(module);
  }

  void run() {
    for (FuncOp function : new NormalizableFunctions(run).among(functions, uses)) {
      if (function.isDeclaration()) {
        normalizeDeclaration(function);
      } else {
        normalizeBody(function);
      }
    }
  }

  private void normalizeDeclaration(FuncOp function) {
    List<Type> inputs = normalized(function.type().inputs());
    List<Type> results = normalized(function.type().results());
    setType(function, inputs, results);
    updateSignature(function);
  }

  private static List<Type> normalized(List<Type> types) {
    List<Type> all = new ArrayList<>(types.size());
    for (Type type : types) {
      all.add(normalized(type));
    }
    return all;
  }

  private static Type normalized(Type type) {
    return type instanceof MemRefType memref ? MemRefNormalization.normalizedType(memref) : type;
  }

  private void normalizeBody(FuncOp function) {
    List<AllocOp> allocations = new ArrayList<>();
    function.operation().walk(op -> {
      if (AllocOp.of(op) != null) {
        allocations.add(AllocOp.of(op));
      }
    });
    allocations.forEach(this::normalize);
    normalizeArguments(function.body().first());
    updateSignature(function);
    List<Operation> others = new ArrayList<>();
    function.operation().walk(op -> {
      if (op.hasTrait(Trait.MEMREFS_NORMALIZABLE) && op.resultCount() > 0 && CallOp.of(op) == null) {
        others.add(op);
      }
    });
    others.forEach(this::normalizeResults);
    updateSignature(function);
  }

  private void normalize(AllocOp allocation) {
    MemRefType type = allocation.memrefType();
    RemarkBuilder normalized = normalized(allocation.operation(), type);
    if (MemRefNormalization.normalize(allocation)) {
      normalized.emit();
    } else if (run.remarksWanted() && MemRefNormalization.obstacle(type) != null) {
      String reason = MemRefNormalization.obstacle(type);
      run.remark(Remark.Kind.MISSED, "NotNormalized", allocation).with("Type", type)
          .with("Reason", reason).message("not normalized: " + reason).emit();
    }
  }

  private RemarkBuilder normalized(Operation op, Type type) {
    RemarkBuilder remark = run.remark(Remark.Kind.PASSED, "Normalized", op);
    return run.remarksWanted()
        ? remark.with("Type", normalized(type)).message("the layout is replaced by indices of the accesses") : remark;
  }

  private void normalizeArguments(Block entry) {
    for (int i = 0; i < entry.argumentCount(); i++) {
      Value old = entry.argument(i);
      Type newType = normalized(old.type());
      if (newType == old.type() || !MemRefNormalization.canReplaceUses(old, false)) {
        continue;
      }
      AffineMap layout = ((MemRefType) old.type()).layoutMap();
      normalized(entry.parentOp(), old.type()).at(old.location()).emit();
      Value made = entry.insertArgument(i, newType, old.location());
      MemRefNormalization.replaceUses(old, made, layout, List.of());
      entry.eraseArgument(i + 1);
    }
  }

  /** Replaces an operation by one whose results have normalized types, if the uses of the results permit that. */
  private void normalizeResults(Operation op) {
    boolean changes = false;
    for (Value result : op.results()) {
      changes |= normalized(result.type()) != result.type();
    }
    if (!changes || !MemRefNormalization.canNormalizeResults(op)) {
      return;
    }
    for (Value result : op.results()) {
      if (normalized(result.type()) != result.type()) {
        normalized(op, result.type()).emit();
      }
    }
    OpBuilder builder = OpBuilder.before(op);
    OperationState state = builder.state(op.location(), op.name().toString());
    state.addOperands(List.of(op.operands()));
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (Value result : op.results()) {
      state.addResultType(normalized(result.type()));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = state.addRegion();
      region.takeBody(op.region(i));
    }
    replace(op, builder.create(state));
  }

  /** Replaces {@code op} by {@code made}; accesses to results with a normalized layout apply the layout map. */
  private static void replace(Operation op, Operation made) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() == made.result(i).type()) {
        op.result(i).replaceAllUsesWith(made.result(i));
      } else {
        AffineMap layout = ((MemRefType) op.result(i).type()).layoutMap();
        MemRefNormalization.replaceUses(op.result(i), made.result(i), layout, List.of());
      }
    }
    op.erase();
  }

  /** Takes over types of arguments and returned values into the signature, then into calls and their functions. */
  private void updateSignature(FuncOp first) {
    Deque<Operation> open = new ArrayDeque<>();
    open.add(first.operation());
    while (!open.isEmpty()) {
      FuncOp function = FuncOp.of(open.remove());
      if (!function.isDeclaration()) {
        setType(function, typesOf(function.body().first().arguments()), returnedTypes(function));
      }
      for (Operation user : List.copyOf(uses.usersOf(function.operation()))) {
        CallOp call = CallOp.of(user);
        Operation caller = FunctionUses.enclosingFunction(user);
        if (call != null && updateCall(function, call) && caller != null) {
          open.add(caller);
        }
      }
    }
  }

  /** Replaces a call by one with the types of the function, if its users permit that. Returns whether types change. */
  private boolean updateCall(FuncOp function, CallOp call) {
    Operation op = call.operation();
    List<Type> newTypes = function.type().results();
    boolean changes = false;
    for (int i = 0; i < op.resultCount(); i++) {
      boolean changed = op.result(i).type() != newTypes.get(i);
      if (changed && !MemRefNormalization.canReplaceUses(op.result(i), false)) {
        return false;
      }
      changes |= changed;
    }
    CallOp made = CallOp.create(OpBuilder.before(op), op.location(), newTypes, call.operands(), call.calleeAttr());
    uses.replace(function.operation(), op, made.operation());
    replace(op, made.operation());
    return changes;
  }

  private static List<Type> typesOf(Value[] values) {
    List<Type> types = new ArrayList<>(values.length);
    for (Value value : values) {
      types.add(value.type());
    }
    return types;
  }

  private static void setType(FuncOp function, List<Type> inputs, List<Type> results) {
    function.setFunctionTypeAttr(TypeAttr.of(FunctionType.of(function.context(), inputs, results)));
  }

  private static List<Type> returnedTypes(FuncOp function) {
    List<Type> types = new ArrayList<>(function.type().results());
    function.operation().walk(op -> {
      ReturnOp exit = ReturnOp.of(op);
      for (int i = 0; exit != null && i < op.operandCount(); i++) {
        if (op.operand(i).type() instanceof MemRefType memref && memref.isIdentityLayout()) {
          types.set(i, memref);
        }
      }
    });
    return types;
  }
}
