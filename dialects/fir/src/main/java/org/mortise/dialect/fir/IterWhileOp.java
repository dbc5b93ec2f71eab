// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Counts from a lower bound to an inclusive upper bound while a condition holds. */
@Op(name = "fir.iterate_while",
    operands = {"lowerBound: INDEX", "upperBound: INDEX", "step: INDEX", "iterateIn: I1", "initArgs: ANY..."},
    results = "results: ANY...",
    attributes = "finalValue: UNIT?",
    regions = "region: ONE_BLOCK",
    traits = {"RECURSIVELY_SPECULATABLE", "RECURSIVE_MEMORY_EFFECTS"},
    implicitTerminator = "fir.result")
public final class IterWhileOp extends IterWhileOpBase {
  IterWhileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new IterWhileAssembly());
  }

  /** Returns the block of the body. */
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
}
