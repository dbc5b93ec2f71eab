// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;

/** The type of a descriptor: of {@code !fir.box} or {@code !fir.class}. */
public abstract class BaseBoxType extends WrapperType {
  BaseBoxType(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  /** Returns whether accesses of the entity are volatile. */
  public abstract boolean isVolatile();
}
