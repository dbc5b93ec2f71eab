// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ConditionOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Rotates a loop with a condition: the condition is tested once before the loop, and in the loop after the body, so
 * that operations of the body can be hoisted. Costs the number of operations in the loop.
 */
public final class ZeroTripCheck {
  private ZeroTripCheck() {}

  /**
   * Rotates {@code loop}: a test of its condition, followed by a loop that tests the condition after the body. A loop
   * whose body only yields is unchanged.
   *
   * @param force whether to rotate loops whose body only yields, too
   * @return the loop that then tests the condition
   */
  public static WhileOp wrap(WhileOp loop, boolean force, PatternRewriter rewriter) {
    if (!force && YieldOp.of(loop.afterBlock().first()) != null) {
      return loop;
    }
    Location location = loop.location();
    IRMapping mapping = new IRMapping();
    for (int i = 0; i < loop.inits().size(); i++) {
      mapping.map(loop.beforeBlock().argument(i), loop.inits().get(i));
    }
    rewriter.setInsertionPoint(loop);
    ConditionOp condition = loop.condition();
    for (Operation inner = loop.beforeBlock().first(); inner != condition.operation(); inner = inner.next()) {
      rewriter.clone(inner, mapping);
    }
    Value enters = mapping.lookupOrDefault(condition.condition());
    List<Value> passed = new ArrayList<>();
    condition.args().forEach(value -> passed.add(mapping.lookupOrDefault(value)));
    List<Type> types = new ArrayList<>();
    loop.operation().resultList().forEach(result -> types.add(result.type()));
    WhileOp[] rotated = new WhileOp[1];
    IfOp check = IfOp.create(rewriter, location, types, enters, (builder, at) -> {
      rotated[0] = WhileOp.create(builder, at, types, passed, (b, l, arguments) -> { },
          (b, l, arguments) -> YieldOp.create(b, l, arguments));
      return rotated[0].results();
    }, (builder, at) -> passed);
    moveBody(loop, rotated[0].beforeBlock(), rewriter);
    rewriter.replaceOp(loop, check);
    return rotated[0];
  }

  private static void moveBody(WhileOp loop, Block target, PatternRewriter rewriter) {
    Operation yield = loop.yield().operation();
    rewriter.mergeBlocks(loop.afterBlock(), target, List.of(target.arguments()));
    rewriter.mergeBlocks(loop.beforeBlock(), target, List.of(yield.operands()));
    rewriter.eraseOp(yield);
  }
}
