// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.PrintedArguments;

/** The arguments of a custom directive, bound to an operation that is printed. */
final class OperationArguments implements PrintedArguments {
  private final OpDefinition definition;
  private final Operation op;
  private final Argument[] arguments;

  OperationArguments(OpDefinition definition, Operation op, Argument[] arguments) {
    this.definition = definition;
    this.op = op;
    this.arguments = arguments;
  }

  @Override
  public int count() {
    return arguments.length;
  }

  @Override
  public OperandRange operands(int argument) {
    return definition.operandGroup(op, arguments[argument].index());
  }

  @Override
  public List<Type> types(int argument) {
    return arguments[argument].values().types(op);
  }

  @Override
  public Attribute attribute(int argument) {
    return op.property(arguments[argument].index());
  }

  @Override
  public List<Region> regions(int argument) {
    int first = arguments[argument].index();
    int end = definition.regionSpec(first).variadic() ? op.regionCount() : first + 1;
    List<Region> regions = new ArrayList<>(end - first);
    for (int i = first; i < end; i++) {
      regions.add(op.region(i));
    }
    return regions;
  }

  @Override
  public List<Block> successors(int argument) {
    int first = arguments[argument].index();
    int end = definition.successorSpec(first).variadic() ? op.successorCount() : first + 1;
    List<Block> blocks = new ArrayList<>(end - first);
    for (int i = first; i < end; i++) {
      blocks.add(op.successor(i));
    }
    return blocks;
  }

  @Override
  public @Nullable String text(int argument) {
    return arguments[argument].text();
  }
}
