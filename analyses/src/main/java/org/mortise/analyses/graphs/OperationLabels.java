// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.ElementsAttr;

/**
 * The labels of operations: the name, and optionally the types of the results, the attributes and the facts of an
 * analysis.
 */
public record OperationLabels(boolean withTypes, boolean withAttributes, int maxLength, @Nullable NodeFacts facts) {
  private static final int LARGEST_LIST = 16;

  /** Returns the label of an operation. */
  public String of(Operation op) {
    StringBuilder label = new StringBuilder(op.name().name());
    if (withTypes) {
      StringJoiner types = new StringJoiner(", ");
      for (int i = 0; i < op.resultCount(); i++) {
        types.add(op.result(i).type().toString());
      }
      label.append(" : (").append(shorten(types.toString())).append(')');
    }
    if (withAttributes) {
      label.append('\n');
      for (NamedAttribute entry : op.attributes().entries()) {
        label.append('\n').append(entry.name()).append(": ").append(text(entry.value()));
      }
    }
    return label.append(line(facts == null ? null : facts.of(op))).toString();
  }

  /** Returns the label of an argument. */
  public String ofArgument(Block block, int index) {
    return "arg" + index + line(facts == null ? null : facts.ofArgument(block, index));
  }

  /** Returns the lines with the facts about an operation inside the node of its block. */
  public String factsOf(Operation op) {
    return line(facts == null ? null : facts.of(op));
  }

  /** Returns the line with the facts about the arguments of a block. */
  public String factsOfArguments(Block block) {
    return line(facts == null ? null : facts.ofArguments(block));
  }

  private static String line(@Nullable String text) {
    return text == null ? "" : "\n" + text;
  }

  private String text(Attribute value) {
    if (value instanceof ArrayAttr array && array.size() > LARGEST_LIST) {
      return "[...]";
    }
    if (!(value instanceof ElementsAttr elements)) {
      return shorten(value.toString());
    }
    if (elements instanceof DenseElementsAttr dense && dense.isSplat()) {
      return value.toString();
    }
    if (elements.numElements() <= LARGEST_LIST) {
      return shorten(value.toString());
    }
    int rank = elements.shapedType().rank();
    return "[".repeat(rank) + "..." + "]".repeat(rank) + " : " + elements.type();
  }

  /** Returns the text, shortened to the maximum length. */
  public String shorten(String text) {
    return text.length() <= maxLength ? text : text.substring(0, maxLength) + "...";
  }
}
