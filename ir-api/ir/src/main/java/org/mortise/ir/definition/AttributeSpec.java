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
 * @param constraint what it must be
 * @param optional whether it may be missing
 * @param defaultValue what it is when it is not given, or null; an optional one is not set to it, nor written then
 */
public record AttributeSpec(
    String name, AttributeConstraint<?> constraint, boolean optional,
    @Nullable Function<Context, Attribute> defaultValue) {
  /** Returns whether an operation must be given it. */
  public boolean isRequired() {
    return !optional && defaultValue == null;
  }
}
