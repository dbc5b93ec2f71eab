// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** Computes a location or value of the debug information: {@code #llvm.di_expression<[DW_OP_deref]>}. */
public final class DIExpressionAttr extends LlvmAttribute {
  static final String MNEMONIC = "di_expression";

  private static final Parameter<List<DIExpressionElemAttr>> OPERATIONS = Parameter.required(
      "operations", ParameterForm.list(ParameterForm.own(DIExpressionElemAttr.class, DIExpressionElemAttr::parse)));

  private final List<DIExpressionElemAttr> operations;

  private DIExpressionAttr(Context context, List<DIExpressionElemAttr> operations) {
    super(context);
    this.operations = List.copyOf(operations);
  }

  /** Returns the expression of some operations. */
  public static DIExpressionAttr of(Context context, List<DIExpressionElemAttr> operations) {
    return context.unique(new DIExpressionAttr(context, operations));
  }

  public List<DIExpressionElemAttr> operations() {
    return operations;
  }

  static DIExpressionAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    List<DIExpressionElemAttr> operations = List.of();
    if (parser.parseOptionalPunctuation("[")) {
      operations = OPERATIONS.parse(parser, "LLVM_DIExpressionAttr");
      parser.parsePunctuation("]");
    }
    parser.parsePunctuation(">");
    return of(parser.context(), operations);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print('<');
    if (!operations.isEmpty()) {
      printer.print('[');
      OPERATIONS.print(printer, operations);
      printer.print(']');
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return operations.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return operations.equals(((DIExpressionAttr) other).operations);
  }
}
