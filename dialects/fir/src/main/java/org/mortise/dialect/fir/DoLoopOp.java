// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.LoopVerifier;
import org.mortise.ir.types.IndexType;

/** Counts from a lower bound to an inclusive upper bound and carries values from one iteration to the next. */
@Op(name = "fir.do_loop",
    operands = {"lowerBound: INDEX", "upperBound: INDEX", "step: INDEX", "reduceOperands: ANY...", "initArgs: ANY..."},
    results = "results: ANY...",
    attributes = {"unordered: UNIT?", "finalValue: UNIT?", "reduceAttrs: ARRAY?", "loopAnnotation: LOOP_ANNOTATION?"},
    regions = "region: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVELY_SPECULATABLE", "RECURSIVE_MEMORY_EFFECTS"},
    implicitTerminator = "fir.result",
    implementations = DoLoopOp.Loop.class)
public final class DoLoopOp extends DoLoopOpBase {
  DoLoopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new DoLoopAssembly());
  }

  public Block body() {
    return region().first();
  }

  /** Returns the argument of the body that counts. */
  public Value inductionVariable() {
    return body().argument(0);
  }

  /** Returns the arguments of the body after the induction variable. */
  public List<? extends Value> regionIterArgs() {
    List<BlockArgument> arguments = body().argumentList();
    return arguments.subList(1, arguments.size());
  }

  /** Returns the yielded values of the next iteration, without the final value of the counter. */
  OperandRange yieldedValues() {
    Operation end = body().last();
    int first = Math.min(finalValueAttr() == null ? 0 : 1, end.operandCount());
    return new OperandRange(end, first, end.operandCount() - first);
  }

  @Nullable Diagnostic verifyRegionInvariant() {
    return LoopVerifier.verify(
        operation(), initArgs(), regionIterArgs(), body().argumentCount() - 1L, yieldedValues(), List.of());
  }

  @Nullable Diagnostic verify() {
    if (body().argumentCount() == 0 || !(inductionVariable().type() instanceof IndexType)) {
      return opError("expected body first argument to be an index argument for the induction variable");
    }
    if (!results().isEmpty()) {
      if (finalValueAttr() != null && unorderedAttr() != null) {
        return opError("unordered loop has no final value");
      }
      Diagnostic wrong =
          LoopResults.verify(operation(), finalValueAttr() == null ? 0 : 1, initArgs(), regionIterArgs());
      if (wrong != null) {
        return wrong;
      }
    }
    int attributes = reduceAttrsAttr() == null ? 0 : reduceAttrsAttr().size();
    return attributes == reduceOperands().size()
        ? null
        : opError("mismatch in number of reduction variables and reduction attributes");
  }

  /**
   * The body is the only region of the loop. The interface does not report its bounds, since the upper bound is
   * inclusive and the step can be negative.
   */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).region());
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).initArgs();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).regionIterArgs();
    }

    @Override
    public OperandRange getYieldedValues(Operation op) {
      return of(op).yieldedValues();
    }
  }
}
