// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Counts from a lower bound to an inclusive upper bound and carries values from one iteration to the next. */
@Op(name = "fir.do_loop",
    operands = {"lowerBound: INDEX", "upperBound: INDEX", "step: INDEX", "reduceOperands: ANY...", "initArgs: ANY..."},
    results = "results: ANY...",
    attributes = {"unordered: UNIT?", "finalValue: UNIT?", "reduceAttrs: ARRAY?", "loopAnnotation: LOOP_ANNOTATION?"},
    regions = "region: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVELY_SPECULATABLE", "RECURSIVE_MEMORY_EFFECTS"},
    implicitTerminator = "fir.result")
public final class DoLoopOp extends DoLoopOpBase {
  DoLoopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new DoLoopAssembly());
  }

  /** Returns the block of the body. */
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
}
