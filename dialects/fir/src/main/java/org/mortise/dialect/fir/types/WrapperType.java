// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParametricType;

/** A type that wraps an element type. */
public abstract class WrapperType extends ParametricType {
  WrapperType(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  /** Returns the other type. */
  public abstract Type elementType();
}
