// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.simplifyfiroperations;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.DoConcurrentLoopOp;
import org.mortise.dialect.fir.DoConcurrentOp;
import org.mortise.dialect.fir.LocalitySpecifierOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTable;

/**
 * The {@code fir.do_concurrent} operations of a module. Nested ones are lowered before the one around them, and those
 * of a function from the last to the first, which is the order of the memory for counters in the reference.
 */
final class ConcurrentLoops {
  private final List<DoConcurrentOp> outermost = new ArrayList<>();
  private final List<List<DoConcurrentOp>> nested = new ArrayList<>();

  ConcurrentLoops(Operation module) {
    module.walkPreOrder(op -> {
      DoConcurrentOp concurrent = DoConcurrentOp.of(op);
      if (concurrent != null && !outermost.isEmpty() && last(outermost).operation().isAncestor(op)) {
        last(nested).add(concurrent);
      } else if (concurrent != null) {
        outermost.add(concurrent);
        nested.add(new ArrayList<>());
      }
    });
  }

  /** Returns a loop with a local variable whose {@code fir.local} does not exist, or null. */
  @Nullable Operation findUnknownLocality() {
    for (int i = 0; i < outermost.size(); i++) {
      Operation wrong = unknownLocality(outermost.get(i));
      for (int j = 0; wrong == null && j < nested.get(i).size(); j++) {
        wrong = unknownLocality(nested.get(i).get(j));
      }
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Operation unknownLocality(DoConcurrentOp concurrent) {
    DoConcurrentLoopOp loop = loopOf(concurrent);
    if (loop.localSymsAttr() == null) {
      return null;
    }
    for (Attribute symbol : loop.localSymsAttr().elements()) {
      if (localityOf(loop, symbol) == null) {
        return loop.operation();
      }
    }
    return null;
  }

  /** Lowers all loops; returns whether there are any. */
  boolean lower() {
    for (int i = outermost.size() - 1; i >= 0; i--) {
      nested.get(i).forEach(concurrent -> new ConcurrentLoopLowering(concurrent).run());
      new ConcurrentLoopLowering(outermost.get(i)).run();
    }
    return !outermost.isEmpty();
  }

  static DoConcurrentLoopOp loopOf(DoConcurrentOp concurrent) {
    return DoConcurrentLoopOp.of(concurrent.region().first().last());
  }

  static @Nullable LocalitySpecifierOp localityOf(DoConcurrentLoopOp loop, Attribute symbol) {
    return LocalitySpecifierOp.of(SymbolTable.lookupNearestSymbolFrom(loop.operation(), (SymbolRefAttr) symbol));
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }
}
