// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames.Sink;

/** Creates a reference to a loop, which one operation generates and at most one transformation consumes. */
@Op(name = "omp.new_cli", since = "22.1",
    results = "result: CLI",
    format = "attr-dict")
public final class NewCliOp extends NewCliOpBase {
  NewCliOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames(NewCliOp::nameResult);
  }

  private static void nameResult(Operation op, Sink sink) {
    OpOperand generation = null;
    for (OpOperand use : op.result(0).uses()) {
      generation = generation == null && isGeneration(use) ? use : generation;
    }
    sink.name(op.result(0), generation == null ? "cli" : nameOf(generation));
  }

  private static String nameOf(OpOperand generation) {
    TileOp tile = TileOp.of(generation.owner());
    if (tile == null) {
      return CanonicalLoopNames.of("canonloop", generation.owner());
    }
    int grids = tile.generatees().size() / 2;
    int index = generation.index();
    return index < grids ? "grid" + (index + 1) : "intratile" + (index - grids + 1);
  }

  /** Returns whether an operation generates the loop that it uses a reference to. */
  private static boolean isGeneration(OpOperand use) {
    TileOp tile = TileOp.of(use.owner());
    return tile == null ? CanonicalLoopOp.of(use.owner()) != null : use.index() < tile.generatees().size();
  }

  private static boolean isConsumption(OpOperand use) {
    return !isGeneration(use) && (TileOp.of(use.owner()) != null || UnrollHeuristicOp.of(use.owner()) != null);
  }

  /** Users are looked at in the order of their uses, the latest one first. */
  @Nullable Diagnostic verify() {
    List<Operation> generators = new ArrayList<>();
    List<Operation> consumers = new ArrayList<>();
    for (OpOperand use : result().uses()) {
      if (isGeneration(use)) {
        generators.add(use.owner());
      } else if (isConsumption(use)) {
        consumers.add(use.owner());
      }
    }
    if (generators.size() > 1) {
      return manyUsers("generator", generators);
    }
    if (consumers.size() > 1) {
      return manyUsers("consumer", consumers);
    }
    return consumers.isEmpty() || !generators.isEmpty() ? null : opError("CLI has no generator")
        .noteShowing(consumers.get(0), "see consumer here: ");
  }

  private Diagnostic manyUsers(String kind, List<Operation> users) {
    return opError("CLI must have at most one " + kind)
        .noteShowing(users.get(0), "first " + kind + " here:")
        .noteShowing(users.get(1), "second " + kind + " here:");
  }
}
