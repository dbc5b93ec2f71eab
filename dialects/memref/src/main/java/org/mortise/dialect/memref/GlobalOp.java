// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/** Declares or defines memory of static size that exists while the program runs. */
@Op(name = "memref.global",
    attributes = {
        "sym_name: SYMBOL_NAME",
        "sym_visibility: STRING?",
        "type: MEMREF_TYPE",
        "initial_value: ANY?",
        "constant: UNIT?",
        "alignment: I64?"
    },
    traits = "SYMBOL",
    format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:`"
          + " custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict")
public final class GlobalOp extends GlobalOpBase {
  GlobalOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("GlobalMemrefOpTypeAndInitialValue", new GlobalSyntax());
  }

  /** Returns the type of the memory. */
  public MemRefType type() {
    return (MemRefType) typeAttr().value();
  }

  @Nullable Diagnostic verify() {
    MemRefType type = type();
    if (!type.hasStaticShape()) {
      return opError("type should be static shaped memref, but got '" + type + "'");
    }
    Attribute value = initialValueAttr();
    if (value != null && !(value instanceof UnitAttr) && !(value instanceof ElementsAttr)) {
      return opError("initial value should be a unit or elements attribute, but got " + value);
    }
    if (value instanceof ElementsAttr elements) {
      RankedTensorType expected = RankedTensorType.of(type.shape(), type.elementType());
      if (elements.type() != expected) {
        return opError("initial value expected to be of type '" + expected + "', but was of type '"
            + elements.type() + "'");
      }
    }
    if (alignmentAttr() != null && Long.bitCount(alignmentAttr().longValue()) != 1) {
      return error("alignment attribute value " + Long.toUnsignedString(alignmentAttr().longValue())
          + " is not a power of 2");
    }
    return null;
  }
}
