// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Reorders the results of a loop whose condition forwards exactly the loop-carried values, but in another order. */
final class WhileAlignment {
  private WhileAlignment() {}

  @Canonicalization("WhileAlignment")
  static boolean align(WhileOp loop, PatternRewriter rewriter) {
    int[] places = places(loop);
    if (places == null) {
      return false;
    }
    Operation condition = loop.condition().operation();
    List<Value> carried = List.of(loop.beforeBlock().arguments());
    rewriter.setInsertionPoint(condition);
    ConditionOp.create(rewriter, condition.location(), loop.condition().condition(), carried);
    rewriter.eraseOp(condition);
    List<Type> types = Results.typesOf(carried);
    rewriter.setInsertionPoint(loop);
    WhileOp aligned = WhileOp.createEmpty(rewriter, loop.location(), types, List.copyOf(loop.inits()));
    List<Value> arguments = new ArrayList<>(places.length);
    List<Value> results = new ArrayList<>(places.length);
    for (int place : places) {
      arguments.add(aligned.afterBlock().argument(place));
      results.add(aligned.operation().result(place));
    }
    rewriter.mergeBlocks(loop.beforeBlock(), aligned.beforeBlock(), List.of(aligned.beforeBlock().arguments()));
    rewriter.mergeBlocks(loop.afterBlock(), aligned.afterBlock(), arguments);
    rewriter.replaceOp(loop, results);
    return true;
  }

  /** Returns, for each forwarded value, its index among the loop-carried values; null if none is to be reordered. */
  private static int @Nullable [] places(WhileOp loop) {
    Block before = loop.beforeBlock();
    List<Value> passed = loop.condition().args();
    if (passed.size() != before.argumentCount()) {
      return null;
    }
    Map<Value, Integer> known = new IdentityHashMap<>();
    for (int i = 0; i < before.argumentCount(); i++) {
      known.put(before.argument(i), i);
    }
    int[] places = new int[passed.size()];
    boolean ordered = true;
    for (int i = 0; i < places.length; i++) {
      Integer place = known.remove(passed.get(i));
      if (place == null) {
        return null;
      }
      places[i] = place;
      ordered &= place == i;
    }
    return ordered ? null : places;
  }
}
