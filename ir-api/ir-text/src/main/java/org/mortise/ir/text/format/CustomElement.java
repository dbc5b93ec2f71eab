// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;

/** {@code custom<Name>(arguments)}. */
final class CustomElement extends Element {
  private final OpDefinition definition;
  private final CustomDirective directive;
  private final Argument[] arguments;
  private final Element[] asElements;

  CustomElement(OpDefinition definition, CustomDirective directive, Argument[] arguments) {
    this.definition = definition;
    this.directive = directive;
    this.arguments = arguments;
    this.asElements = new Element[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      asElements[i] = arguments[i].element(definition);
    }
  }

  @Override
  void parse(FormatParseState state) {
    directive.parse(state.parser(), begin(state));
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    return directive.parseOptional(state.parser(), begin(state));
  }

  private ParsedArguments begin(FormatParseState state) {
    for (Argument argument : arguments) {
      if (argument.kind() == Argument.Kind.OPERAND && !argument.reference()) {
        state.beginOperands(argument.index());
      }
    }
    return new BoundArguments(state, arguments);
  }

  @Override
  void addTo(SyntaxTemplate template) {
    boolean mayBeMissing = true;
    Argument first = null;
    for (Argument argument : arguments) {
      if (!argument.reference()) {
        mayBeMissing &= argument.mayBeMissing(definition);
        first = first == null && argument.kind().isNamed() ? argument : first;
      }
    }
    String written = first == null ? "" : directive.template(first.name(definition));
    if (written != null) {
      template.written(written);
    } else if (!mayBeMissing && first.kind() == Argument.Kind.REGION) {
      template.region();
    } else if (!mayBeMissing) {
      template.written("$" + first.name(definition));
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    directive.print(printer, op, new OperationArguments(definition, op, arguments));
  }

  @Override
  boolean canAnchor() {
    return true;
  }

  @Override
  boolean isPresent(Operation op) {
    for (Element element : asElements) {
      if (element != null && element.canAnchor() && element.isPresent(op)) {
        return true;
      }
    }
    return false;
  }
}
