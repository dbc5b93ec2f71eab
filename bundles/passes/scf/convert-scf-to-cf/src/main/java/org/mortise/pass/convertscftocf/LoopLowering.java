// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.scf.ConditionOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Lowers sequential loops. */
final class LoopLowering {
  private LoopLowering() {}

  /** The block of the arguments becomes the header, which compares the variable with the upper bound. */
  static boolean lower(ForOp loop, ConversionRewriter rewriter) {
    Location location = loop.location();
    Block before = loop.block();
    final Block after = rewriter.splitBlock(loop);
    Block header = loop.region().first();
    Operation end = loop.region().last().last();
    Block body = rewriter.splitBlock(header.first());
    Block last = end.block();
    rewriter.inlineRegionBefore(loop.region(), after);

    rewriter.setInsertionPointToEnd(last);
    List<Value> next = new ArrayList<>();
    next.add(AddIOp.create(rewriter, location, header.argument(0), loop.step()));
    next.addAll(List.of(end.operands()));
    BranchOp.create(rewriter, location, header, next);
    rewriter.eraseOp(end);

    rewriter.setInsertionPointToEnd(before);
    List<Value> initial = new ArrayList<>();
    initial.add(loop.lowerBound());
    initial.addAll(loop.initArgs());
    BranchOp.create(rewriter, location, header, initial);

    rewriter.setInsertionPointToEnd(header);
    IntegerPredicate less = loop.countsUnsigned() ? IntegerPredicate.ULT : IntegerPredicate.SLT;
    Value more = CmpIOp.create(rewriter, location, less, header.argument(0), loop.upperBound());
    CondBranchOp.create(rewriter, location, more, List.of(), List.of(), body, after);
    rewriter.replaceOp(loop, header.argumentList().subList(1, header.argumentCount()));
    return true;
  }

  static boolean lower(WhileOp loop, ConversionRewriter rewriter) {
    Operation op = loop.operation();
    Block before = op.block();
    Block after = rewriter.splitBlock(op);
    Block first = loop.before().first();
    Operation condition = loop.before().last().last();
    Block body = first;
    if (onlyForwards(loop)) {
      rewriter.inlineRegionBefore(loop.before(), after);
    } else {
      body = loop.after().first();
      Operation end = body.last();
      rewriter.inlineRegionBefore(loop.after(), after);
      rewriter.inlineRegionBefore(loop.before(), body);
      rewriter.setInsertionPoint(end);
      BranchOp.create(rewriter, end.location(), first, List.of(end.operands()));
      rewriter.eraseOp(end);
    }
    rewriter.setInsertionPointToEnd(before);
    BranchOp.create(rewriter, op.location(), first, loop.inits());
    rewriter.setInsertionPoint(condition);
    ConditionOp decision = ConditionOp.of(condition);
    List<Value> values = List.copyOf(decision.args());
    CondBranchOp.create(rewriter, condition.location(), decision.condition(), values, List.of(), body, after);
    rewriter.eraseOp(condition);
    rewriter.replaceOp(op, values);
    return true;
  }

  /** Returns whether the second region yields its arguments and does nothing else. */
  private static boolean onlyForwards(WhileOp loop) {
    Block block = loop.after().first();
    YieldOp yield = YieldOp.of(block.first());
    return loop.after().hasOneBlock() && yield != null && List.copyOf(yield.results()).equals(block.argumentList());
  }
}
