// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cfgconversion;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.fir.IterWhileOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * Replaces {@code fir.iterate_while}: the bounds are compared in the direction of the step, which may be negative.
 *
 * @param withoutWrap whether the counter does not overflow
 */
record IterWhileLowering(boolean withoutWrap) {
  void lower(IterWhileOp loop) {
    Operation op = loop.operation();
    Location location = op.location();
    Block before = op.block();
    Block after = before.splitBefore(op);
    Block header = loop.region().first();
    Operation end = loop.region().last().last();
    Block body = header.splitBefore(header.first());
    before.parent().takeBlocks(after, loop.region());

    List<Value> initial = new ArrayList<>(List.of(loop.lowerBound(), loop.iterateIn()));
    initial.addAll(loop.initArgs());
    BranchOp.create(OpBuilder.atEnd(op.context(), before), location, header, initial);

    OpBuilder atHeader = OpBuilder.atEnd(op.context(), header);
    Value more = condition(loop, header, new Arithmetic(atHeader, location));
    CondBranchOp.create(atHeader, location, more, List.of(), List.of(), body, after);
    repeat(loop, header, end);

    int skipped = loop.finalValueAttr() == null ? 1 : 0;
    for (int i = 0; i < op.resultCount(); i++) {
      op.result(i).replaceAllUsesWith(header.argument(i + skipped));
    }
    op.erase();
  }

  private static Value condition(IterWhileOp loop, Block header, Arithmetic math) {
    Value counter = header.argument(0);
    Value zero = math.constant(0);
    Value up = math.compare(IntegerPredicate.SLT, zero, loop.step());
    Value below = math.compare(IntegerPredicate.SLE, counter, loop.upperBound());
    Value down = math.compare(IntegerPredicate.SLT, loop.step(), zero);
    Value above = math.compare(IntegerPredicate.SLE, loop.upperBound(), counter);
    Value first = math.and(up, below);
    Value second = math.and(down, above);
    return math.and(header.argument(1), math.or(first, second));
  }

  /** Replaces the end of the body by a branch to the header with the next values. */
  private void repeat(IterWhileOp loop, Block header, Operation end) {
    Arithmetic math = new Arithmetic(OpBuilder.before(end), loop.location());
    List<Value> next = new ArrayList<>();
    Value counter = header.argument(0);
    next.add(withoutWrap ? math.addWithoutWrap(counter, loop.step()) : math.add(counter, loop.step()));
    for (int i = loop.finalValueAttr() == null ? 0 : 1; i < end.operandCount(); i++) {
      next.add(end.operand(i));
    }
    BranchOp.create(math.builder(), math.location(), header, next);
    end.erase();
  }
}
