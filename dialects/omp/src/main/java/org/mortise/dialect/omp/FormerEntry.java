// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;

/**
 * A construct of MLIR 19.1 whose region uses the variables of clauses directly, where that of 22.1 has arguments for
 * them. In both, the region uses the private copies.
 */
class FormerEntry extends FormerConstruct {
  private final List<EntryClause> clauses;

  /**
   * Creates a former construct.
   *
   * @param names the present names of operands and attributes by the former ones, where they differ
   * @param clauses the clauses that have arguments in 22.1 only, in the order of these. They come first
   */
  FormerEntry(
      String name, Supplier<OpDefinition> definition, Map<String, String> names, boolean isWrapper,
      EntryClause... clauses) {
    super(name, definition, names, isWrapper);
    this.clauses = List.of(clauses);
  }

  @Override
  public void upgradeRegions(Operation current) {
    super.upgradeRegions(current);
    List<Value> variables = variables(current);
    for (Region region : regionsWithArguments(current)) {
      Block entry = region.first();
      for (int i = 0; i < variables.size(); i++) {
        Value variable = variables.get(i);
        replaceInside(region, variable, entry.insertArgument(i, variable.type(), current.location()));
      }
    }
  }

  @Override
  public void downgradeRegions(Operation former) {
    List<Value> variables = variables(former);
    for (Region region : regionsWithArguments(former)) {
      Block entry = region.first();
      for (int i = variables.size() - 1; i >= 0; i--) {
        if (i < entry.argumentCount()) {
          BlockArgument argument = entry.argument(i);
          argument.replaceAllUsesWith(variables.get(i));
          entry.eraseArgument(i);
        }
      }
    }
    super.downgradeRegions(former);
  }

  private List<Value> variables(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    List<Value> variables = new ArrayList<>();
    for (EntryClause clause : clauses) {
      int group = definition.operandGroup(clause.group);
      variables.addAll(definition.operandGroup(op, group < 0 ? formerGroup(clause, definition) : group));
    }
    return variables;
  }

  private static int formerGroup(EntryClause clause, OpDefinition definition) {
    return definition.operandGroup(clause.keyword);
  }

  /** Returns the region of a construct and of the sections in it, as far as they are not empty; inner ones first. */
  private static List<Region> regionsWithArguments(Operation op) {
    List<Region> regions = new ArrayList<>();
    Region body = op.region(0);
    if (body.isEmpty()) {
      return regions;
    }
    for (Operation nested = body.first().first(); nested != null; nested = nested.next()) {
      if (SectionOp.of(nested) != null && !nested.region(0).isEmpty()) {
        regions.add(nested.region(0));
      }
    }
    regions.add(body);
    return regions;
  }

  private static void replaceInside(Region region, Value variable, Value argument) {
    List<OpOperand> inside = new ArrayList<>();
    for (OpOperand use : variable.uses()) {
      if (region.isAncestor(use.owner().parentRegion())) {
        inside.add(use);
      }
    }
    inside.forEach(use -> use.set(argument));
  }
}
