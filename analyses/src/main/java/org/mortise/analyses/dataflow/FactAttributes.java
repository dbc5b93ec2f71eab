// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;

/**
 * The facts of an analysis as attributes, one for each operation:
 *
 * <ul>
 * <li>of a sparse analysis {@code {results = [...], arguments = [[...], ...]}}: the elements of the results, and for
 * each block inside the operation, in the order of its regions and blocks, the elements of the arguments.
 * A part without values is omitted, and so is an attribute without parts.
 * <li>of a dense analysis {@code {before = ..., after = ...}}: the states before and after the operation.
 * </ul>
 *
 * <p>{@link LatticeAnalysis#show} defines the attribute of an element. In unreachable code it is {@code "unreachable"},
 * also instead of both states. Used after a run of the solver, as long as neither facts nor program change, by one
 * thread. The first query for a block is linear in its operations.
 */
public final class FactAttributes {
  private static final String PREFIX = "facts.";

  private final DataFlowAnalysis analysis;
  private final PointStates states = new PointStates();

  /** @param analysis an analysis that a solver has run */
  public FactAttributes(DataFlowAnalysis analysis) {
    this.analysis = analysis;
  }

  static Attribute unreachable(Context context) {
    return StringAttr.of(context, "unreachable");
  }

  /**
   * Returns the name of the attribute for an analysis: {@code facts.integer_ranges} for {@code integer-ranges}.
   *
   * @param analysis the name of the analysis
   */
  public static String nameFor(String analysis) {
    return PREFIX + analysis.replace('-', '_');
  }

  /** Returns the facts about {@code op}, which is inside the analysed operation; null if there are none. */
  public @Nullable Attribute of(Operation op) {
    return analysis.describe(op, states);
  }

  /** Returns the facts about the arguments of {@code block}; null if the analysis is dense. */
  public @Nullable List<Attribute> ofArguments(Block block) {
    return analysis.describeArguments(block);
  }

  /**
   * Sets the attribute {@code name} of each operation in the analysed one to its facts; removes it if there are none.
   * The verifier accepts the attributes, and the program can be parsed again.
   */
  public void annotate(String name) {
    List<Operation> all = new ArrayList<>();
    analysis.solver().root().walkPreOrder((Operation op) -> {
      all.add(op);
    });
    List<@Nullable Attribute> facts = new ArrayList<>(all.size());
    for (Operation op : all) {
      facts.add(of(op));
    }
    for (int i = 0; i < facts.size(); i++) {
      if (facts.get(i) == null) {
        all.get(i).removeAttr(name);
      } else {
        all.get(i).setAttr(name, facts.get(i));
      }
    }
  }
}
