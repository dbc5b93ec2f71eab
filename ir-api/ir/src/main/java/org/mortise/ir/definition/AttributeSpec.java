// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;

/**
 * A declared (inherent) attribute.
 *
 * @param name its name
 * @param constraint the constraint on its value
 * @param optional whether it may be missing
 * @param defaultValue the value if none is given, or null; an optional attribute is neither set to it nor printed with
 *     it
 * @param since the first version that has it
 */
public record AttributeSpec(
    String name, AttributeConstraint<?> constraint, boolean optional,
    @Nullable Function<Context, Attribute> defaultValue, MlirVersion since) {
  /** An attribute that all versions have. */
  public AttributeSpec(String name, AttributeConstraint<?> constraint, boolean optional,
      @Nullable Function<Context, Attribute> defaultValue) {
    this(name, constraint, optional, defaultValue, MlirVersion.V19_1);
  }

  /** Returns this attribute with another first version. */
  public AttributeSpec withSince(MlirVersion version) {
    return new AttributeSpec(name, constraint, optional, defaultValue, version);
  }

  /** Returns whether an attribute is missing or has the default value. */
  public boolean isDefault(@Nullable Attribute value) {
    return value == null || defaultValue != null && defaultValue.apply(value.context()) == value;
  }

  /** Returns whether an operation must be given it. */
  public boolean isRequired() {
    return !optional && defaultValue == null;
  }
}
