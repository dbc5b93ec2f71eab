// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.simplifyfiroperations;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.DoConcurrentLoopOp;
import org.mortise.dialect.fir.DoConcurrentOp;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.fir.LocalitySpecifierOp;
import org.mortise.dialect.fir.ResultOp;
import org.mortise.dialect.fir.runtime.StackBlocks;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/** Replaces one {@code fir.do_concurrent} by a nest of loops. Linear in its operations and those of its locals. */
final class ConcurrentLoopLowering {
  private final Operation concurrent;
  private final Block outer;
  private final DoConcurrentLoopOp loop;
  private final Location location;
  private final Block body;
  private final List<LocalitySpecifierOp> localities = new ArrayList<>();
  private final List<Value> locals = new ArrayList<>();

  ConcurrentLoopLowering(DoConcurrentOp concurrent) {
    this.concurrent = concurrent.operation();
    this.outer = concurrent.region().first();
    this.loop = ConcurrentLoops.loopOf(concurrent);
    this.location = loop.location();
    this.body = loop.body();
    if (loop.localSymsAttr() != null) {
      loop.localSymsAttr().elements().forEach(symbol -> localities.add(ConcurrentLoops.localityOf(loop, symbol)));
    }
  }

  void run() {
    moveAllocations();
    OpBuilder inner = createNest();
    createLocals(inner);
    for (int i = 0; i < loop.reduceVars().size(); i++) {
      replaceArgument(loop.lowerBound().size() + localities.size() + i, loop.reduceVars().get(i));
    }
    Operation end = inner.insertionOp();
    Block target = end.block();
    if (body.first() != null) {
      target.splice(end, body.first());
    }
    for (int i = 0; i < localities.size(); i++) {
      inline(localities.get(i).deallocRegion(), List.of(locals.get(i)), OpBuilder.before(end));
    }
    loop.operation().erase();
    if (outer.first() != null) {
      concurrent.block().splice(concurrent.previous(), outer.first());
    }
    concurrent.erase();
  }

  /** Moves the memory for counters, the last first, to the start of the function or of the region of OpenMP. */
  private void moveAllocations() {
    Block start = StackBlocks.around(concurrent.block());
    Operation op = outer.first();
    while (op != null) {
      Operation next = op.next();
      if (AllocaOp.of(op) != null && op.operandCount() == 0) {
        op.moveBefore(start.first());
      }
      op = next;
    }
  }

  /** Creates the loops before the operation; returns a builder before the end of the innermost one. */
  private OpBuilder createNest() {
    OpBuilder builder = OpBuilder.before(concurrent);
    for (int i = 0; i < loop.lowerBound().size(); i++) {
      DoLoopOp made = DoLoopOp.create(builder, location, List.of(), loop.lowerBound().get(i), loop.upperBound().get(i),
          loop.step().get(i), loop.reduceVars(), List.of());
      made.setUnorderedAttr(UnitAttr.of(builder.context()));
      if (loop.reduceAttrsAttr() != null) {
        made.setReduceAttrsAttr(loop.reduceAttrsAttr());
      }
      Block block = made.region().addBlock();
      replaceArgument(i, block.addArgument(IndexType.of(builder.context()), location));
      builder = OpBuilder.before(
          ResultOp.create(OpBuilder.atEnd(builder.context(), block), location, List.of()));
    }
    return builder;
  }

  /** Allocates and initializes the variables that each iteration has for itself. */
  private void createLocals(OpBuilder builder) {
    for (int i = 0; i < localities.size(); i++) {
      LocalitySpecifierOp locality = localities.get(i);
      Value original = loop.localVars().get(i);
      Type type = locality.typeAttr().value();
      Value local = AllocaOp.create(builder, location, type, List.of(), List.of());
      local = inline(locality.initRegion(), List.of(original, local), builder);
      local = inline(locality.copyRegion(), List.of(original, local), builder);
      replaceArgument(loop.lowerBound().size() + i, local);
      locals.add(local);
    }
  }

  /** Clones the block of a region; returns the value that it yields, and the last argument if there is none. */
  private static Value inline(Region region, List<Value> arguments, OpBuilder builder) {
    Value result = arguments.get(arguments.size() - 1);
    if (region.isEmpty()) {
      return result;
    }
    IRMapping mapping = new IRMapping();
    Block block = region.first();
    for (int i = 0; i < arguments.size(); i++) {
      mapping.map(block.argument(i), arguments.get(i));
    }
    Operation end = block.last();
    for (Operation op = block.first(); op != end; op = op.next()) {
      builder.clone(op, mapping);
    }
    return end.operandCount() == 0 ? result : mapping.lookupOrDefault(end.operand(0));
  }

  private void replaceArgument(int index, Value value) {
    body.argument(index).replaceAllUsesWith(value);
  }
}
