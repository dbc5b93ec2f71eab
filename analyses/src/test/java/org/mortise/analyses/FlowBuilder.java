// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IndexType;

/** Builds functions of unregistered operations for tests. */
public final class FlowBuilder {
  public final Context context;
  public final Location location;
  public final Operation function;

  public FlowBuilder(int blocks) {
    this(blocks, Contexts.builder().build());
  }

  /** Builds a function in {@code context}. */
  public FlowBuilder(int blocks, Context context) {
    this.context = context;
    this.location = UnknownLoc.of(context);
    OperationState state = state("t.func");
    state.addRegion();
    function = Operation.create(state);
    for (int i = 0; i < blocks; i++) {
      function.region(0).addBlock();
    }
  }

  public Block block(int index) {
    Block block = function.region(0).first();
    for (int i = 0; i < index; i++) {
      block = block.next();
    }
    return block;
  }

  public Value define(Block block) {
    Operation op = Operation.create(state("t.def").addResultType(IndexType.of(context)));
    block.append(op);
    return op.result(0);
  }

  public Operation use(Block block, Value... values) {
    Operation op = Operation.create(state("t.use").addOperands(List.of(values)));
    block.append(op);
    return op;
  }

  public void branch(Block from, Block... to) {
    OperationState state = state("t.br");
    for (Block target : to) {
      state.addSuccessor(target);
    }
    from.append(Operation.create(state));
  }

  /** An operation with a region; returns the region's block. */
  public Block nest(Block block) {
    OperationState state = state("t.nest");
    state.addRegion();
    Operation op = Operation.create(state);
    block.append(op);
    return op.region(0).addBlock();
  }

  private OperationState state(String name) {
    return new OperationState(location, context.operationName(name));
  }
}
