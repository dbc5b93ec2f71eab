// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.types.IndexType;

/** The loop of a {@code DO CONCURRENT} construct: executes a body for all points of a grid in any order. */
@Op(name = "fir.do_concurrent.loop",
    operands = {
        "lowerBound: INDEX...", "upperBound: INDEX...", "step: INDEX...", "local_vars: ANY...", "reduce_vars: ANY..."
    },
    attributes = {
        "loopAnnotation: LOOP_ANNOTATION?", "local_syms: SYMBOL_REF_ARRAY?", "reduce_byref: DENSE_BOOL_ARRAY?",
        "reduce_syms: SYMBOL_REF_ARRAY?", "reduce_attrs: ARRAY?"
    },
    regions = "region: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "TERMINATOR", "NO_TERMINATOR"},
    parents = "fir.do_concurrent",
    implementations = DoConcurrentLoopOp.Loop.class,
    since = "22.1")
public final class DoConcurrentLoopOp extends DoConcurrentLoopOpBase {
  DoConcurrentLoopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new DoConcurrentLoopAssembly());
  }

  public Block body() {
    return region().first();
  }

  /** Returns the arguments of the body that count. */
  public List<? extends Value> inductionVariables() {
    return body().argumentList().subList(0, lowerBound().size());
  }

  @Nullable Diagnostic verify() {
    int rank = lowerBound().size();
    if (rank == 0) {
      return opError("must have at least one loop dimension");
    }
    if (upperBound().size() != rank || step().size() != rank) {
      return opError("different number of tuple elements for lowerBound, upperBound or step");
    }
    int arguments = rank + localVars().size() + reduceVars().size();
    if (body().argumentCount() != arguments) {
      return opError("expects the same number of induction variables: " + body().argumentCount()
          + " as bound and step values: " + rank);
    }
    for (Value each : inductionVariables()) {
      if (!(each.type() instanceof IndexType)) {
        return opError("expects arguments for the induction variable to be of index type");
      }
    }
    return null;
  }

  /** The body is the only region of the loop. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).region());
    }

    @Override
    public List<? extends Value> getLoopInductionVars(Operation op) {
      return of(op).inductionVariables();
    }
  }
}
