// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/**
 * A declared (inherent) attribute.
 *
 * @param name its name
 * @param constraint the constraint on its value
 * @param optional whether it may be missing
 * @param defaultValue the value if none is given, or null; an optional attribute is neither set to it nor printed with
 *     it
 */
public record AttributeSpec(
    String name, AttributeConstraint<?> constraint, boolean optional,
    @Nullable Function<Context, Attribute> defaultValue) {
  /** Returns whether an operation must be given it. */
  public boolean isRequired() {
    return !optional && defaultValue == null;
  }
}
