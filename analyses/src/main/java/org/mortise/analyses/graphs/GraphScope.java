// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.symbols.SymbolTable;

/**
 * An isolated operation (a function, a module) without the isolated operations inside it, which are scopes of their
 * own.
 */
public record GraphScope(Operation op) {
  /** Returns the scopes inside {@code root}, which is the first one. */
  public static List<GraphScope> in(Operation root) {
    List<GraphScope> scopes = new ArrayList<>();
    root.walkPreOrder(op -> {
      if (op == root || op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        scopes.add(new GraphScope(op));
      }
    });
    return scopes;
  }

  /** Visits the operation of the scope and the operations inside it, including inner scopes but not their contents. */
  public void walk(Consumer<Operation> visitor) {
    op.walkPreOrder((Operation inner) -> {
      visitor.accept(inner);
      return isInner(inner) ? Walk.Result.SKIP : Walk.Result.ADVANCE;
    });
  }

  /** Returns whether {@code inner} is a scope inside this one. */
  public boolean isInner(Operation inner) {
    return inner != op && inner.hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }

  /** Returns the operation's name, with its symbol if it has one. */
  public String label() {
    String symbol = SymbolTable.getSymbolName(op);
    return symbol == null ? op.name().name() : op.name().name() + " @" + symbol;
  }
}
