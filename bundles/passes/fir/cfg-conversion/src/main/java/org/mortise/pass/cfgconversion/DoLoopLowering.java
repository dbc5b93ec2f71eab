// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cfgconversion;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * Replaces {@code fir.do_loop}: the number of iterations is computed first and counted down, as in Fortran, so that the
 * counter of the loop can overflow.
 *
 * @param atLeastOnce whether the body is executed at least once
 * @param withoutWrap whether the counter does not overflow
 */
record DoLoopLowering(boolean atLeastOnce, boolean withoutWrap) {
  private static final String ANNOTATION = "loop_annotation";

  void lower(DoLoopOp loop) {
    Operation op = loop.operation();
    Location location = op.location();
    Block before = op.block();
    Block after = before.splitBefore(op);
    Block header = loop.region().first();
    Operation end = loop.region().last().last();
    Block body = header.splitBefore(header.first());
    before.parent().takeBlocks(after, loop.region());
    Value remaining = header.addArgument(loop.lowerBound().type(), location);

    List<Value> initial = new ArrayList<>();
    initial.add(loop.lowerBound());
    initial.addAll(loop.initArgs());
    initial.add(count(loop, new Arithmetic(OpBuilder.atEnd(op.context(), before), location)));
    BranchOp.create(OpBuilder.atEnd(op.context(), before), location, header, initial);

    OpBuilder atHeader = OpBuilder.atEnd(op.context(), header);
    Arithmetic inHeader = new Arithmetic(atHeader, location);
    Value more = inHeader.compare(IntegerPredicate.SGT, remaining, inHeader.constant(0));
    CondBranchOp branch = CondBranchOp.create(atHeader, location, more, List.of(), List.of(), body, after);
    if (loop.loopAnnotationAttr() != null) {
      branch.operation().setAttr(ANNOTATION, loop.loopAnnotationAttr());
    }
    repeat(loop, header, end, remaining);

    int skipped = loop.finalValueAttr() == null ? 1 : 0;
    for (int i = 0; i < op.resultCount(); i++) {
      op.result(i).replaceAllUsesWith(header.argument(i + skipped));
    }
    op.erase();
  }

  private Value count(DoLoopOp loop, Arithmetic math) {
    Value distance = math.subtract(loop.upperBound(), loop.lowerBound());
    Value count = math.divide(math.add(distance, loop.step()), loop.step());
    if (!atLeastOnce) {
      return count;
    }
    Value none = math.compare(IntegerPredicate.SLE, count, math.constant(0));
    return math.select(none, math.constant(1), count);
  }

  /** Replaces the end of the body by a branch to the header with the next values. */
  private void repeat(DoLoopOp loop, Block header, Operation end, Value remaining) {
    Arithmetic math = new Arithmetic(OpBuilder.before(end), loop.location());
    Value counter = header.argument(0);
    List<Value> next = new ArrayList<>();
    next.add(withoutWrap ? math.addWithoutWrap(counter, loop.step()) : math.add(counter, loop.step()));
    for (int i = loop.finalValueAttr() == null ? 0 : 1; i < end.operandCount(); i++) {
      next.add(end.operand(i));
    }
    next.add(math.subtract(remaining, math.constant(1)));
    BranchOp.create(math.builder(), math.location(), header, next);
    end.erase();
  }
}
