// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code type($x)}, {@code type(operands)}, {@code type(results)}. */
final class TypeElement extends Element {
  private final ValueGroup group;
  /** The syntax of a single type; null for the syntax of types. */
  private final TypeConstraint.@Nullable Form form;

  TypeElement(ValueGroup group, boolean isQualified) {
    this.group = group;
    this.form = isQualified || group.arity() != Arity.ONE ? null : group.form();
  }

  @Override
  void parse(FormatParseState state) {
    switch (group.arity()) {
      case ONE -> group.collected(state).add(
          form == null ? state.parser().parseType(group.kind()) : form.parse(state.parser()));
      case OPTIONAL -> parseOptional(state);
      default -> state.parser().parseTypeList(group.collected(state));
    }
  }

  @Override
  boolean canBegin() {
    return group.arity() != Arity.ONE;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    Type type = state.parser().parseOptionalType();
    if (type == null) {
      return false;
    }
    group.collected(state).add(type);
    if (group.arity() == Arity.VARIADIC && state.parser().parseOptionalPunctuation(",")) {
      state.parser().parseTypeList(group.collected(state));
    }
    return true;
  }

  @Override
  void addTo(SyntaxTemplate template) {
    if (group.arity() != Arity.OPTIONAL) {
      template.hole(group.arity() == Arity.VARIADIC ? "types" : "type", List.of());
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    int start = group.start(op);
    int end = start + group.length(op);
    for (int i = start; i < end; i++) {
      if (i > start) {
        printer.print(", ");
      }
      printType(printer, group.typeAt(op, i));
    }
  }

  private void printType(OpAsmPrinter printer, @Nullable Type type) {
    if (form == null || type == null) {
      printer.printType(type);
    } else {
      form.print(printer, type);
    }
  }

  @Override
  boolean canAnchor() {
    return group.arity() != Arity.ONE;
  }

  @Override
  boolean isPresent(Operation op) {
    return group.length(op) > 0;
  }
}
