// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.ParsedArguments;

/** The arguments of a custom directive, bound to the operation being parsed. */
final class BoundArguments implements ParsedArguments {
  private final FormatParseState state;
  private final Argument[] arguments;

  BoundArguments(FormatParseState state, Argument[] arguments) {
    this.state = state;
    this.arguments = arguments;
  }

  private int index(int argument, Argument.Kind kind) {
    if (arguments[argument].kind() != kind) {
      throw new IllegalArgumentException("argument " + argument + " is of kind " + arguments[argument].kind());
    }
    return arguments[argument].index();
  }

  @Override
  public int count() {
    return arguments.length;
  }

  @Override
  public List<UnresolvedOperand> operands(int argument) {
    return state.operands(index(argument, Argument.Kind.OPERAND));
  }

  @Override
  public List<Type> types(int argument) {
    index(argument, Argument.Kind.TYPE);
    return arguments[argument].values().collected(state);
  }

  @Override
  public Attribute attribute(int argument) {
    return state.operation().property(index(argument, Argument.Kind.ATTRIBUTE));
  }

  @Override
  public void setAttribute(int argument, Attribute value) {
    state.operation().setProperty(index(argument, Argument.Kind.ATTRIBUTE), value);
  }

  @Override
  public Region region(int argument) {
    return state.operation().regions().get(index(argument, Argument.Kind.REGION));
  }

  @Override
  public Region addRegion(int argument) {
    index(argument, Argument.Kind.REGION);
    return state.operation().addRegion();
  }

  @Override
  public List<Block> successors(int argument) {
    return state.successors(index(argument, Argument.Kind.SUCCESSOR));
  }

  @Override
  public @Nullable String text(int argument) {
    return arguments[argument].text();
  }

  @Override
  public OperationState state() {
    return state.operation();
  }
}
