// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.StringAttr;

/**
 * Functions with the discardable attribute {@code mortise.keep}, which simplifications and buffer passes leave
 * unchanged, like LLVM's {@code optnone}. A pass supports the attribute by running its work through {@link #runBeside};
 * other passes ignore it.
 */
public final class KeptFunctions {
  /** The name of the attribute. */
  public static final String ATTRIBUTE = "mortise.keep";

  /** The attribute value set by passes. An attribute written by the user has another value and is not removed. */
  private static final String COMPLETE = "complete";

  /** A function without its body, which is detached. */
  private record Kept(Operation function, List<Block> body) {}

  private KeptFunctions() {}

  /** Returns whether {@code op} must be left unchanged. */
  public static boolean isKept(Operation op) {
    return op.hasAttr(ATTRIBUTE);
  }

  /** Marks {@code function} because a pipeline has no work left in it. */
  public static void mark(Operation function) {
    function.setAttr(ATTRIBUTE, StringAttr.of(function.context(), COMPLETE));
  }

  /** Removes the attributes that {@link #mark} has added. */
  public static void clearMarks(Operation root) {
    root.walkPreOrder(op -> {
      if (op.getAttr(ATTRIBUTE) instanceof StringAttr mark && mark.value().equals(COMPLETE)) {
        op.removeAttr(ATTRIBUTE);
      }
    });
  }

  /**
   * Does the work of a pass on {@code root} while kept functions inside have no bodies, like declarations.
   * Does nothing if {@code root} itself is kept. Linear in the operations of symbol tables.
   */
  public static void runBeside(Operation root, PassRun run, Runnable work) {
    if (isKept(root)) {
      run.markAllAnalysesPreserved();
      return;
    }
    List<Kept> kept = takeBodies(root);
    try {
      work.run();
    } finally {
      for (Kept function : kept) {
        function.body().forEach(function.function().region(0)::append);
      }
    }
  }

  private static List<Kept> takeBodies(Operation root) {
    List<Kept> found = new ArrayList<>(0);
    Deque<Operation> tables = new ArrayDeque<>(List.of(root));
    while (!tables.isEmpty()) {
      Operation table = tables.pop();
      if (!table.hasTrait(Trait.SYMBOL_TABLE)) {
        continue;
      }
      for (Block block : table.region(0).blocks()) {
        for (Operation op = block.first(); op != null; op = op.next()) {
          if (op.regionCount() == 1 && isKept(op)) {
            found.add(new Kept(op, takeBody(op)));
          } else if (op.regionCount() > 0) {
            tables.push(op);
          }
        }
      }
    }
    return found;
  }

  private static List<Block> takeBody(Operation function) {
    List<Block> body = new ArrayList<>(1);
    for (Block block = function.region(0).first(); block != null; block = function.region(0).first()) {
      block.remove();
      body.add(block);
    }
    return body;
  }
}
