// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;

/** The type of a descriptor: of {@code !fir.box} or {@code !fir.class}. */
public abstract sealed class BaseBoxType extends WrapperType permits BoxType, ClassType {
  BaseBoxType(Type elementType) {
    super(elementType);
  }
}
