// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Declares or defines memory of static size that exists while the program runs. */
@Op(name = "memref.global",
    attributes = {
        "sym_name: SYMBOL_NAME",
        "sym_visibility: STRING?",
        "type: MEMREF_TYPE",
        "initial_value: ANY?",
        "constant: UNIT?",
        "alignment: POWER_OF_2?"
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
    return value instanceof ElementsAttr elements ? verifyValue((ShapedType) elements.type(), type) : null;
  }

  private @Nullable Diagnostic verifyValue(ShapedType given, MemRefType type) {
    if (given.elementType() != type.elementType()) {
      return opError("initial value element expected to be of type '" + type.elementType() + "', but was of type '"
          + given.elementType() + "'");
    }
    return Arrays.equals(given.shape(), type.shape()) ? null
        : opError("initial value shape expected to be " + dimensions(type) + " but was " + dimensions(given));
  }

  private static String dimensions(ShapedType type) {
    return Arrays.stream(type.shape()).mapToObj(String::valueOf).collect(Collectors.joining(", "));
  }
}
