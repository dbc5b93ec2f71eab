// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/** The choice of buffer layouts without known facts. */
public enum LayoutMapOption {
  /** The layout of a result is that of the returned buffer; all others are fully dynamic. */
  INFER_LAYOUT_MAP("infer-layout-map"),
  /** Row-major order: other buffers must be copied. */
  IDENTITY_LAYOUT_MAP("identity-layout-map"),
  /** Any offset and any strides: every strided buffer can be cast. */
  FULLY_DYNAMIC_LAYOUT_MAP("fully-dynamic-layout-map");

  private final String text;

  LayoutMapOption(String text) {
    this.text = text;
  }

  /** Returns the option text in a pipeline. */
  public String text() {
    return text;
  }

  /** Returns the option with the given text; null if there is none. */
  public static @Nullable LayoutMapOption of(String text) {
    for (LayoutMapOption option : values()) {
      if (option.text.equals(text)) {
        return option;
      }
    }
    return null;
  }

  /** Returns the type of the buffer of a tensor. */
  public BaseMemRefType bufferType(TensorType type, @Nullable Attribute memorySpace) {
    return this == IDENTITY_LAYOUT_MAP
        ? BufferTypes.withIdentityLayout(type, memorySpace) : BufferTypes.withDynamicLayout(type, memorySpace);
  }
}
