// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The arguments that functions may free by their own operations. A function that passes an argument on to such a
 * function frees nothing: the pass gives the callee a clone. Linear in the flow of buffers to freed values.
 */
final class FreedArguments {
  private record Argument(Object callee, int index) {}

  /** The name of an operation that frees each argument. */
  private final Map<Argument, String> freed = new HashMap<>();

  /**
   * Returns the numbers of the arguments that {@code function} may free, with the name of an operation that does so;
   * values that are {@code isNew} are none. Linear for each such name.
   */
  static Map<Integer, String> of(Operation function, Predicate<Value> isNew) {
    Map<String, BackwardWalk> walks = new LinkedHashMap<>(2);
    function.walk(op -> {
      if (ExistingFrees.isPlainFree(op)) {
        walks.computeIfAbsent(op.name().name(), name -> new BackwardWalk(BufferGraph.ALIASES)).add(op.operand(0));
      }
    });
    Map<Integer, String> found = new LinkedHashMap<>(0);
    walks.forEach((name, walk) -> argumentsOf(function, walk, isNew).forEach(index -> found.putIfAbsent(index, name)));
    return found;
  }

  private static List<Integer> argumentsOf(Operation function, BackwardWalk walk, Predicate<Value> isNew) {
    List<Integer> found = new ArrayList<>(0);
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
  void add(Object callee, Map<Integer, String> arguments) {
    arguments.forEach((index, name) -> freed.putIfAbsent(new Argument(callee, index), name));
  }

  boolean isEmpty() {
    return freed.isEmpty();
  }

  /**
   * Returns the numbers of the arguments among the first {@code count} that {@code callee} may free, with the name of
   * an operation that does so.
   */
  Map<Integer, String> of(Object callee, int count) {
    Map<Integer, String> found = new LinkedHashMap<>(0);
    for (int i = 0; !freed.isEmpty() && i < count; i++) {
      String name = freed.get(new Argument(callee, i));
      if (name != null) {
        found.put(i, name);
      }
    }
    return found;
  }
}
