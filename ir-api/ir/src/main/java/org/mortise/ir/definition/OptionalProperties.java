// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * The attributes that stand for properties in {@code <{...}>} if these may be missing and are no attributes in MLIR: an
 * array of one value or of none; for a flag, which is true if it is there, {@code false} if it is missing.
 */
public final class OptionalProperties {
  private OptionalProperties() {}

  private static boolean isProperty(AttributeSpec spec) {
    return spec.optional() && spec.constraint().isProperty();
  }

  private static boolean isFlag(AttributeSpec spec) {
    return spec.constraint().test() == AttributeConstraints.UNIT.test();
  }

  /** Returns what is written for a value; null if nothing is. */
  public static @Nullable Attribute written(Context context, AttributeSpec spec, @Nullable Attribute value) {
    if (!isProperty(spec)) {
      return value;
    }
    if (isFlag(spec)) {
      return value == null ? IntegerAttr.bool(context, false) : value;
    }
    return ArrayAttr.of(context, value == null ? List.of() : List.of(value));
  }

  /** Returns the message of the error in what is written; null if there is none. */
  public static @Nullable String problemOf(AttributeSpec spec, Attribute written) {
    if (!isProperty(spec) || isFlag(spec)) {
      return null;
    }
    if (!(written instanceof ArrayAttr array)) {
      return "expected optional properties to materialize as arrays";
    }
    return array.elements().size() > 1 ? "expected optional properties to become 0- or 1-element arrays" : null;
  }

  /** Returns the value of what is written without an error; null if it is missing. */
  public static @Nullable Attribute read(AttributeSpec spec, Attribute written) {
    if (!isProperty(spec)) {
      AttributeConstraint.Form form = spec.constraint().form();
      return form == null ? written : form.ofProperty(written);
    }
    if (isFlag(spec)) {
      boolean isTrue = !(written instanceof IntegerAttr number) || !number.isBool() || number.boolValue();
      return !isTrue ? null : written instanceof IntegerAttr ? UnitAttr.of(written.context()) : written;
    }
    List<Attribute> elements = ((ArrayAttr) written).elements();
    return elements.isEmpty() ? null : elements.get(0);
  }
}
