// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.normalizememrefs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.affine.MemRefNormalization;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.MemRefType;

/** Finds the functions whose memrefs can be normalized. */
final class NormalizableFunctions {
  private final PassRun run;

  NormalizableFunctions(PassRun run) {
    this.run = run;
  }

  /** Returns the functions, of {@code all}, that neither have, call nor are called by one with a memref that cannot. */
  Set<FuncOp> among(List<FuncOp> all, FunctionUses uses) {
    Set<Operation> normalizable = new LinkedHashSet<>();
    all.forEach(function -> normalizable.add(function.operation()));
    Deque<Operation> excluded = new ArrayDeque<>();
    for (FuncOp function : all) {
      if (!isNormalizable(function)) {
        normalizable.remove(function.operation());
        excluded.add(function.operation());
      }
    }
    while (!excluded.isEmpty()) {
      Operation function = excluded.remove();
      List<Operation> others = new ArrayList<>(uses.callersOf(function));
      others.addAll(uses.calleesOf(function));
      for (Operation other : others) {
        if (normalizable.remove(other)) {
          excluded.add(other);
          reportKept(FuncOp.of(other), function);
        }
      }
    }
    Set<FuncOp> kept = new LinkedHashSet<>();
    normalizable.forEach(function -> kept.add(FuncOp.of(function)));
    return kept;
  }

  private void reportKept(FuncOp function, Operation because) {
    if (run.remarksWanted() && !function.isDeclaration() && !memrefsWithLayout(function).isEmpty()) {
      reportKept(function, "it calls or is called by '" + SymbolTable.getSymbolName(because) + "'")
          .note(because.location(), "the memrefs of this function are not normalized").emit();
    }
  }

  private RemarkBuilder reportKept(FuncOp function, String reason) {
    return run.remark(Remark.Kind.MISSED, "NotNormalized", function).with("Reason", reason)
        .message("the memrefs of the function are not normalized: " + reason);
  }

  private boolean isNormalizable(FuncOp function) {
    if (function.isDeclaration()) {
      return true;
    }
    for (Value memref : memrefsWithLayout(function)) {
      Operation user = MemRefNormalization.otherUser(memref, false);
      if (user != null) {
        reportKept(function, "'" + user.name() + "' uses a memref with a layout, and needs that layout")
            .note(user.location(), "this operation").emit();
        return false;
      }
    }
    return true;
  }

  private static List<Value> memrefsWithLayout(FuncOp function) {
    List<Value> memrefs = new ArrayList<>(List.of(function.body().first().arguments()));
    function.operation().walk(op -> {
      if (AllocOp.of(op) != null || CallOp.of(op) != null) {
        memrefs.addAll(op.resultList());
      }
    });
    memrefs.removeIf(memref -> !(memref.type() instanceof MemRefType type) || type.isIdentityLayout());
    return memrefs;
  }
}
