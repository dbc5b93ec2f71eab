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
import org.mortise.ir.types.IntegerType;

/** Counts from a lower bound to an inclusive upper bound while a condition holds. */
@Op(name = "fir.iterate_while",
    operands = {"lowerBound: INDEX", "upperBound: INDEX", "step: INDEX", "iterateIn: I1", "initArgs: ANY..."},
    results = "results: ANY...",
    attributes = "finalValue: UNIT?",
    regions = "region: ONE_BLOCK",
    traits = {"RECURSIVELY_SPECULATABLE", "RECURSIVE_MEMORY_EFFECTS"},
    implicitTerminator = "fir.result",
    implementations = IterWhileOp.Loop.class)
public final class IterWhileOp extends IterWhileOpBase {
  private static final int CONTROL_OPERANDS = 3;

  IterWhileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new IterWhileAssembly());
  }

  public Block body() {
    return region().first();
  }

  /** Returns the argument of the body that counts. */
  public Value inductionVariable() {
    return body().argument(0);
  }

  /** Returns the argument of the body that is the condition. */
  public Value iterateVariable() {
    return body().argument(1);
  }

  /** Returns the arguments of the body after the induction variable and the condition. */
  public List<? extends Value> regionIterArgs() {
    List<BlockArgument> arguments = body().argumentList();
    return arguments.subList(2, arguments.size());
  }

  /** Returns the yielded values of the next iteration, without the final value of the counter. */
  OperandRange yieldedValues() {
    Operation end = body().last();
    int first = Math.min(finalValueAttr() == null ? 0 : 1, end.operandCount());
    return new OperandRange(end, first, end.operandCount() - first);
  }

  /** Returns the initial values of all carried values: the condition and {@link #initArgs}. */
  OperandRange carriedInits() {
    return new OperandRange(operation(), CONTROL_OPERANDS, operation().operandCount() - CONTROL_OPERANDS);
  }

  /** Returns the arguments of the body after the induction variable. */
  List<? extends Value> carriedArguments() {
    List<BlockArgument> arguments = body().argumentList();
    return arguments.subList(1, arguments.size());
  }

  @Nullable Diagnostic verifyRegionInvariant() {
    return LoopVerifier.verify(
        operation(), carriedInits(), carriedArguments(), body().argumentCount() - 1L, yieldedValues(), List.of());
  }

  @Nullable Diagnostic verify() {
    if (body().argumentCount() < 2 || !IntegerType.isSignless(body().argument(1).type(), 1)) {
      return opError("expected body second argument to be an index argument for the induction variable");
    }
    if (!(inductionVariable().type() instanceof IndexType)) {
      return opError("expected body first argument to be an index argument for the induction variable");
    }
    int condition = finalValueAttr() == null ? 0 : 1;
    if (condition == 1 && (results().isEmpty() || !(results().get(0).type() instanceof IndexType))) {
      return opError("result #0 expected to be index");
    }
    if (results().size() <= condition || !IntegerType.isSignless(results().get(condition).type(), 1)) {
      return opError("result #" + condition + " expected to be i1");
    }
    return LoopResults.verify(operation(), condition, carriedInits(), carriedArguments());
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
      return of(op).carriedInits();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).carriedArguments();
    }

    @Override
    public OperandRange getYieldedValues(Operation op) {
      return of(op).yieldedValues();
    }
  }
}
