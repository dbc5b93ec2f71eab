// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;

/**
 * Where control goes when it enters an operation and at the ends of its regions, in the form {@code entry: body(_,
 * inits) | exit(inits), body: body(_, ...) | exit(...)}. In parentheses is what the arguments of the region, or the
 * results of the operation, receive, in their order: {@code _} is a value that the operation itself sets, a name is a
 * group of operands of the operation, and {@code ...} are the operands of the terminator. Without parentheses, nothing
 * is passed.
 */
final class RegionEdges {
  /** The group in place of a region: entry as a source, exit as a target. */
  static final int PARENT = -1;

  private static final String ENTRY = "entry";
  private static final String EXIT = "exit";
  private static final String OWN = "_";

  private final List<List<Edge>> ofGroups = new ArrayList<>();
  private final List<Edge> ofEntry = new ArrayList<>();

  /**
   * An edge of the control flow.
   *
   * @param target the group of regions that is entered, or {@link #PARENT}
   * @param ownCount the number of leading arguments or results that receive no passed value
   * @param isPassing whether values are passed
   * @param firstOperands the first group of operands that is passed; -1 for none
   * @param lastOperands the last group of operands that is passed
   */
  record Edge(int target, int ownCount, boolean isPassing, int firstOperands, int lastOperands) {}

  /** Reads the edges after the opening parenthesis. */
  static RegionEdges parse(ExpressionParser parser, RegionGroups regions, ToIntFunction<String> operandGroup) {
    RegionEdges edges = new RegionEdges();
    for (int i = 0; i < regions.names().size(); i++) {
      edges.ofGroups.add(new ArrayList<>());
    }
    do {
      String source = parser.name();
      int group = regions.indexOf(source);
      if (group < 0 && !source.equals(ENTRY)) {
        throw parser.error("expected 'entry' or the name of a region, but got '" + source + "'");
      }
      parser.expect(":");
      List<Edge> found = edges.from(group);
      if (!found.isEmpty()) {
        throw parser.error("'" + source + "' is stated twice");
      }
      do {
        found.add(edge(parser, regions, group == PARENT ? operandGroup : name -> -1, group != PARENT));
      } while (parser.accept("|"));
    } while (parser.accept(","));
    edges.check(parser, regions);
    return edges;
  }

  private static Edge edge(
      ExpressionParser parser, RegionGroups regions, ToIntFunction<String> operandGroup, boolean hasTerminator) {
    String target = parser.name();
    int group = regions.indexOf(target);
    if (group < 0 && !target.equals(EXIT)) {
      throw parser.error("expected 'exit' or the name of a region, but got '" + target + "'");
    }
    int ownCount = 0;
    boolean isPassing = false;
    int first = -1;
    int last = -1;
    if (parser.accept("(") && !parser.accept(")")) {
      do {
        if (hasTerminator && parser.accept("...")) {
          isPassing = true;
          break;
        }
        String name = parser.name();
        if (name.equals(OWN) && !isPassing) {
          ownCount++;
          continue;
        }
        int operands = operandGroup.applyAsInt(name);
        if (operands < 0) {
          throw parser.error(hasTerminator ? "expected '_' or '...'" : "expected '_' or the name of an operand");
        }
        if (isPassing && operands != last + 1) {
          throw parser.error("operands that are passed must be declared one after the other");
        }
        first = isPassing ? first : operands;
        last = operands;
        isPassing = true;
      } while (parser.accept(","));
      parser.expect(")");
    }
    return new Edge(group, ownCount, isPassing, first, last);
  }

  private void check(ExpressionParser parser, RegionGroups regions) {
    if (ofEntry.isEmpty()) {
      throw parser.error("'entry' is not stated");
    }
    for (int i = 0; i < ofGroups.size(); i++) {
      String name = regions.names().get(i);
      if (name.equals(ENTRY) || name.equals(EXIT)) {
        throw parser.error("a region cannot have the name '" + name + "'");
      }
      if (ofGroups.get(i).isEmpty()) {
        throw parser.error("the end of '" + name + "' is not stated");
      }
    }
  }

  /** Returns whether any edge leaves the operation. */
  boolean haveExit() {
    return ofEntry.stream().anyMatch(edge -> edge.target() == PARENT)
        || ofGroups.stream().anyMatch(edges -> edges.stream().anyMatch(edge -> edge.target() == PARENT));
  }

  /** Returns the edges from the end of a group of regions, or from the entry. */
  List<Edge> from(int group) {
    return group == PARENT ? ofEntry : ofGroups.get(group);
  }
}
