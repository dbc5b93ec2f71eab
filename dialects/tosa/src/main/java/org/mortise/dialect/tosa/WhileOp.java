// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.WhileAssembly;

/** Repeats its second region as long as the first one yields true. */
@Op(name = "tosa.while_loop",
    operands = "inputs: TENSOR...",
    results = "output: TENSOR...",
    regions = {"cond: ONE_BLOCK", "body: ONE_BLOCK"},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "tosa.yield",
    implementations = WhileOp.Loop.class)
public final class WhileOp extends WhileOpBase {
  WhileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WhileAssembly());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = verifyCount("'input_list' (", inputs().size(), "'output_list'", output().size());
    if (wrong == null) {
      wrong = verifyCount("'cond_graph' arguments (", cond().first().argumentCount(), "'input_list'", inputs().size());
    }
    if (wrong == null) {
      wrong = verifyCount("'body_graph' arguments (", body().first().argumentCount(), "'input_list'", inputs().size());
    }
    Operation yield = body().first().last();
    return wrong != null || yield == null ? wrong
        : verifyCount("'body_graph' results (", yield.operandCount(), "'input_list'", inputs().size());
  }

  private @Nullable Diagnostic verifyCount(String what, int count, String other, int otherCount) {
    return count == otherCount ? null : opError(
        "require same number of values in " + what + count + ") and " + other + " (" + otherCount + ")");
  }

  /** The second region is the loop body. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).body());
    }
  }
}
