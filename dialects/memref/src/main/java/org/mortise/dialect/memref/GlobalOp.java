// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/** Memory of static size that exists as long as the program runs. */
public final class GlobalOp {
  public static final String NAME = "memref.global";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .attribute("sym_name", AttributeConstraints.SYMBOL_NAME)
      .optionalAttribute("sym_visibility", AttributeConstraints.STRING)
      .attribute("type", AttributeConstraints.MEMREF_TYPE)
      .optionalAttribute("initial_value", AttributeConstraints.ANY)
      .optionalAttribute("constant", AttributeConstraints.UNIT)
      .optionalAttribute("alignment", AttributeConstraints.I64)
      .traits(Trait.SYMBOL)
      .directive("GlobalMemrefOpTypeAndInitialValue", new GlobalSyntax())
      .format("($sym_visibility^)? (`constant` $constant^)? $sym_name `:`"
          + " custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict")
      .verifier(GlobalOp::verify)
      .build();

  private final Operation op;

  private GlobalOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static GlobalOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new GlobalOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public String name() {
    return ((StringAttr) op.getAttr("sym_name")).value();
  }

  public MemRefType type() {
    return (MemRefType) ((TypeAttr) op.getAttr("type")).value();
  }

  public boolean isConstant() {
    return op.hasAttr("constant");
  }

  /** The initial value; the unit attribute for memory that starts uninitialized; null for a declaration. */
  public Attribute initialValue() {
    return op.getAttr("initial_value");
  }

  private static Diagnostic verify(Operation op) {
    GlobalOp global = new GlobalOp(op);
    MemRefType type = global.type();
    if (!type.hasStaticShape()) {
      return op.opError("type should be static shaped memref, but got '" + type + "'");
    }
    Attribute value = global.initialValue();
    if (value != null && !(value instanceof UnitAttr) && !(value instanceof ElementsAttr)) {
      return op.opError("initial value should be a unit or elements attribute, but got " + value);
    }
    if (value instanceof ElementsAttr elements) {
      RankedTensorType expected = RankedTensorType.of(type.shape(), type.elementType());
      if (elements.type() != expected) {
        return op.opError("initial value expected to be of type '" + expected + "', but was of type '"
            + elements.type() + "'");
      }
    }
    if (op.getAttr("alignment") instanceof IntegerAttr alignment && Long.bitCount(alignment.longValue()) != 1) {
      return op.error("alignment attribute value " + Long.toUnsignedString(alignment.longValue())
          + " is not a power of 2");
    }
    return null;
  }
}
