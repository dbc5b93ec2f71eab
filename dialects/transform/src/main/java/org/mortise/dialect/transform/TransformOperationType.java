// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A handle of operations with one name: {@code !transform.op<"scf.for">}. */
public final class TransformOperationType extends Type {
  static final String MNEMONIC = "op";

  private final String operationName;

  private TransformOperationType(Context context, String operationName) {
    super(context);
    this.operationName = operationName;
  }

  static TransformOperationType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    String name = parser.parseString();
    parser.parsePunctuation(">");
    return parser.context().unique(new TransformOperationType(parser.context(), name));
  }

  public String operationName() {
    return operationName;
  }

  @Override
  public String dialectNamespace() {
    return TransformDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').printString(operationName).print('>');
  }

  @Override
  protected int structuralHash() {
    return operationName.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return operationName.equals(((TransformOperationType) other).operationName);
  }
}
