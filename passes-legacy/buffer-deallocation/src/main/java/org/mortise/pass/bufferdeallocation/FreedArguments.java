// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.analysis.alias.BackwardWalk;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The arguments that functions may free by operations of their own. A function that passes an argument on to such a
 * function frees nothing: the pass gives the callee a clone. Linear in the flow of buffers to freed values.
 */
final class FreedArguments {
  private record Argument(Object callee, int index) {}

  private final Set<Argument> freed = new HashSet<>();

  /** Returns the numbers of the arguments that {@code function} may free; values that are {@code isNew} are none. */
  static List<Integer> of(Operation function, Predicate<Value> isNew) {
    List<Integer> found = new ArrayList<>(0);
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES);
    function.walk(op -> {
      if (ExistingFrees.isPlainFree(op)) {
        walk.add(op.operand(0));
      }
    });
    for (Value next = walk.next(); next != null; next = walk.next()) {
      if (next instanceof BlockArgument argument && argument.owner() == function.region(0).first()) {
        if (argument.type() instanceof BaseMemRefType) {
          found.add(argument.index());
        }
      } else if (!isNew.test(next)) {
        walk.follow();
      }
    }
    return found;
  }

  /** Records that {@code callee}, a function or the type of functions called through values, frees arguments. */
  void add(Object callee, List<Integer> arguments) {
    arguments.forEach(index -> freed.add(new Argument(callee, index)));
  }

  boolean isEmpty() {
    return freed.isEmpty();
  }

  /** Returns the numbers of the arguments among the first {@code count} that {@code callee} may free. */
  List<Integer> of(Object callee, int count) {
    List<Integer> found = new ArrayList<>(0);
    for (int i = 0; !freed.isEmpty() && i < count; i++) {
      if (freed.contains(new Argument(callee, i))) {
        found.add(i);
      }
    }
    return found;
  }
}
