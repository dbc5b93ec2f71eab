// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.FactAttributes;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;

/** The facts of an analysis as lines of labels, added to the texts of operations and arguments. */
public final class NodeFacts {
  private static final String ARGUMENTS = "arguments";

  private final String name;
  private final FactAttributes facts;

  /** @param name the name of the analysis */
  public NodeFacts(String name, FactAttributes facts) {
    this.name = name;
    this.facts = facts;
  }

  /** Returns the facts of a dense analysis, or the facts about results; null if there are none. */
  public @Nullable String of(Operation op) {
    Attribute known = facts.of(op);
    if (!(known instanceof DictionaryAttr parts)) {
      return known == null ? null : name + ": " + known;
    }
    StringBuilder text = new StringBuilder();
    for (NamedAttribute part : parts.entries()) {
      if (!part.name().equals(ARGUMENTS)) {
        text.append(text.isEmpty() ? name + ": " : ", ").append(part.name()).append(" = ").append(part.value());
      }
    }
    return text.isEmpty() ? null : text.toString();
  }

  /** Returns the facts about the arguments of a block; null if there are none. */
  public @Nullable String ofArguments(Block block) {
    List<Attribute> known = facts.ofArguments(block);
    return known == null || known.isEmpty() ? null : name + ": " + ARGUMENTS + " = " + known;
  }

  /** Returns the fact about an argument of a block; null if there is none. */
  public @Nullable String ofArgument(Block block, int index) {
    List<Attribute> known = facts.ofArguments(block);
    return known == null ? null : name + ": " + known.get(index);
  }
}
