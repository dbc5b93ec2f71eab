// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scffortowhile;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.scf.ConditionOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;

/** Replaces a loop that counts by one with a condition. */
final class ForToWhile {
  private ForToWhile() {}

  static boolean lower(ForOp loop, PatternRewriter rewriter) {
    Location location = loop.location();
    List<Value> inits = new ArrayList<>();
    inits.add(loop.lowerBound());
    inits.addAll(loop.initArgs());
    List<Type> types = new ArrayList<>();
    inits.forEach(init -> types.add(init.type()));
    rewriter.setInsertionPoint(loop);
    Value upper = loop.upperBound();
    WhileOp made = WhileOp.create(rewriter, location, types, inits, (builder, at, arguments) -> {
      IntegerPredicate less = loop.countsUnsigned() ? IntegerPredicate.ULT : IntegerPredicate.SLT;
      Value more = CmpIOp.create(builder, at, less, arguments.get(0), upper);
      ConditionOp.create(builder, at, more, arguments);
    }, (builder, at, arguments) -> { });
    made.operation().setDiscardableAttributes(loop.operation().discardableAttributes());
    for (int i = 0; i < inits.size(); i++) {
      Location carried = i == 0 ? loop.inductionVariable().location() : inits.get(i).location();
      made.beforeBlock().argument(i).setLocation(carried);
      made.afterBlock().argument(i).setLocation(carried);
    }
    moveBody(loop, made.afterBlock(), rewriter);
    List<Value> results = List.of(made.operation().results());
    rewriter.replaceOp(loop, results.subList(1, results.size()));
    return true;
  }

  private static void moveBody(ForOp loop, Block target, PatternRewriter rewriter) {
    rewriter.setInsertionPointToEnd(target);
    Operation next = AddIOp.build(rewriter, loop.location(), target.argument(0), loop.step()).operation();
    rewriter.mergeBlocks(loop.body(), target, List.of(target.arguments()));
    Operation yield = target.last();
    rewriter.modifyOpInPlace(yield, () -> yield.insertOperands(0, List.of(next.result(0))));
  }
}
