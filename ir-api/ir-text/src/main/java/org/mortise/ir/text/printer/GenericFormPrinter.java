// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OptionalProperties;

/** The form that every operation has: {@code "name"(operands)[successors] <{...}> ({...}) {...} : (types) -> types}. */
final class GenericFormPrinter {
  private GenericFormPrinter() {}

  static void print(OperationPrinter out, Operation op) {
    out.printString(op.name().name());
    out.print('(');
    for (int i = 0; i < op.operandCount(); i++) {
      out.separate(i);
      out.printOperand(op.operand(i));
    }
    out.print(')');
    printSuccessors(out, op);
    OpDefinition definition = OpDefinition.of(op);
    boolean hasProperties = definition == null || !definition.isDynamic();
    if (hasProperties) {
      printProperties(out, op, definition);
    }
    printRegions(out, op);
    out.printAttrDict((hasProperties ? op.discardableAttributes() : op.attributes()).entries());
    out.print(" : ").printFunctionalType(op);
  }

  private static void printSuccessors(OperationPrinter out, Operation op) {
    if (op.successorCount() == 0) {
      return;
    }
    for (int i = 0; i < op.successorCount(); i++) {
      out.print(i == 0 ? "[" : ", ").printSuccessor(op.successor(i));
    }
    out.print(']');
  }

  private static void printProperties(OperationPrinter out, Operation op, @Nullable OpDefinition definition) {
    if (definition == null) {
      if (op.propertyCount() > 0 && op.property(0) != null) {
        out.print(" <").printAttribute(op.property(0)).print('>');
      }
      return;
    }
    boolean any = false;
    for (int i = 0; i < definition.attributeCount(); i++) {
      int slot = definition.slotByName(i);
      Attribute value = OptionalProperties.written(op.context(), definition.attributeSpec(slot), op.property(slot));
      if (value != null && !isUnknown(out, definition, slot)) {
        out.print(any ? ", " : " <{");
        any = true;
        out.printNamed(definition.attributeSpec(slot).name(), value);
      }
    }
    if (any) {
      out.print("}>");
    }
  }

  /** A program that the version can express has the default value there. */
  private static boolean isUnknown(OperationPrinter out, OpDefinition definition, int slot) {
    return !out.version().isNewest() && definition.attributeSpec(slot).since().isNewest();
  }

  private static void printRegions(OperationPrinter out, Operation op) {
    if (op.regionCount() == 0) {
      return;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      out.print(i == 0 ? " (" : ", ").printRegion(op.region(i), true, true, true);
    }
    out.print(')');
  }
}
