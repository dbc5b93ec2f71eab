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
import org.mortise.ir.Value;
import org.mortise.ir.types.MemRefType;

/** Finds the functions whose memrefs can be normalized. */
final class NormalizableFunctions {
  private NormalizableFunctions() {}

  /** Returns the functions, of {@code all}, that neither have, call nor are called by one with a memref that cannot. */
  static Set<FuncOp> among(List<FuncOp> all, FunctionUses uses) {
    Set<Operation> normalizable = new LinkedHashSet<>();
    all.forEach(function -> normalizable.add(function.operation()));
    Deque<Operation> excluded = new ArrayDeque<>();
    for (FuncOp function : all) {
      if (!isNormalizable(function)) {
        excluded.add(function.operation());
      }
    }
    while (!excluded.isEmpty()) {
      Operation function = excluded.remove();
      if (normalizable.remove(function)) {
        excluded.addAll(uses.callersOf(function));
        excluded.addAll(uses.calleesOf(function));
      }
    }
    Set<FuncOp> kept = new LinkedHashSet<>();
    normalizable.forEach(function -> kept.add(FuncOp.of(function)));
    return kept;
  }

  private static boolean isNormalizable(FuncOp function) {
    if (function.isDeclaration()) {
      return true;
    }
    List<Value> memrefs = new ArrayList<>(List.of(function.body().first().arguments()));
    function.operation().walk(op -> {
      if (AllocOp.of(op) != null || CallOp.of(op) != null) {
        memrefs.addAll(op.resultList());
      }
    });
    for (Value memref : memrefs) {
      boolean hasLayout = memref.type() instanceof MemRefType type && !type.isIdentityLayout();
      if (hasLayout && !MemRefNormalization.canReplaceUses(memref, false)) {
        return false;
      }
    }
    return true;
  }
}
